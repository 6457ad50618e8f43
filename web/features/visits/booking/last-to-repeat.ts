import type { Visit } from '#contract/grooming/visits.ts';

type Past = Pick<Visit, 'status' | 'pets' | 'actions' | 'source'>;

const lastOf = <V extends Past>(visits: readonly V[], petId: string): V | undefined =>
  visits.find(({ status, pets }) => status === 'completed' && pets.some(({ id }) => id === petId));

/** A pet's last completed visit if it can be rebooked. `visits` has to be sorted latest first. */
export function lastToRepeat<V extends Past>(visits: readonly V[], petId: string): V | undefined {
  const last = lastOf(visits, petId);
  return last?.actions.includes('rebook') ? last : undefined;
}

/** A pet's last completed visit if it was booked with the provider directly. `visits` has to be sorted latest first. */
export function lastDirect<V extends Past>(visits: readonly V[], petId: string): V | undefined {
  const last = lastOf(visits, petId);
  return last?.source === 'marketplace' ? undefined : last;
}
