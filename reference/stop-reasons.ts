import type { StopReason } from '#contract/grooming/grooming-lifecycle.ts';

/** Why work was stopped before its end, as its provider says it. */
export const stopReasonLabels: Record<StopReason, string> = {
  behavior: 'Behavior',
  health: 'Health',
  owner: 'The client asked',
  matted: 'Too matted',
  equipment: 'Equipment',
};

/** The same as its client reads it. */
export const stopReasonForClient = (reason: StopReason): string =>
  reason === 'owner' ? 'You asked for it' : stopReasonLabels[reason];
