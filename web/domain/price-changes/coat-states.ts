import type { CoatState } from '#contract/grooming/grooming-lifecycle.ts';

/** How a coat is on the day. */
export const coatStateNames: Record<CoatState, string> = {
  maintained: 'Maintained',
  overgrown: 'Overgrown',
  matted: 'Matted',
  pelted: 'Pelted',
};
