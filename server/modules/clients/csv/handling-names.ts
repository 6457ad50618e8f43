import type { Handling } from '#contract/clients/client-pets.ts';

export const handlingNames: Record<Handling, string> = {
  easy: 'Easy',
  slow: 'Take it slow',
  two_people: 'Two people',
  muzzle: 'Muzzle',
  vet_only: 'Vet only',
};
