import type { Visit } from '#contract/grooming/visits.ts';
import { useVisits } from './visits.api.ts';

/** Those that were booked with a groomer or salon directly, without a request. */
export const directOf = (visits: readonly Visit[]): Visit[] =>
  visits.filter(({ source }) => source !== 'marketplace');

/** A pet parent's visits that were booked with their groomer or salon directly, without a request. */
export function useDirectVisits() {
  const visits = useVisits({ as: 'pet_owner' });
  return { ...visits, data: visits.data && directOf(visits.data) };
}

/** Those that are booked and have not begun, soonest first. */
export const aheadOf = (visits: readonly Visit[], now: Date): Visit[] =>
  visits
    .filter(({ status, startsAt }) => status === 'booked' && Date.parse(startsAt) > now.getTime())
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
