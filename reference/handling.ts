import type { Handling } from '#contract/clients/client-pets.ts';

/** How a pet is best handled, as its groomer notes it. */
export const handlingNames: Record<Handling, string> = {
  easy: 'Easy',
  slow: 'Take it slow',
  two_people: 'Two people',
  muzzle: 'Muzzle',
  vet_only: 'Vet only',
};
