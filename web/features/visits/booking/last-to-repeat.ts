import type { Visit } from '#contract/grooming/visits.ts';

type Past = Pick<Visit, 'status' | 'pets' | 'actions'>;

/** A pet's last completed visit if it can be rebooked. `visits` has to be sorted latest first. */
export function lastToRepeat<V extends Past>(visits: readonly V[], petId: string): V | undefined {
  const last = visits.find(
    ({ status, pets }) => status === 'completed' && pets.some(({ id }) => id === petId),
  );
  return last?.actions.includes('rebook') ? last : undefined;
}
