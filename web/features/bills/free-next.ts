import type { Visit } from '#contract/grooming/visits.ts';
import { useNearestFree } from '#web/domain/calendar/nearest-free.ts';
import type { WishedWork } from '#web/domain/calendar/nearest-free.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { nextInWeeks, nextStart } from './check-out-values.ts';
import type { NextValues } from './check-out-values.ts';

/** The work of the visit at another time. */
export const workAt = (
  { client, pets, startsAt: from, endsAt }: Visit,
  startsAt: string | undefined,
): WishedWork | undefined =>
  startsAt === undefined
    ? undefined
    : {
        startsAt,
        minutes: Math.round((Date.parse(endsAt) - Date.parse(from)) / 60_000),
        pets: pets.length,
        clientId: client?.id,
      };

/**
 * Of a next visit in so many weeks the same weekday and hour, or else the free time nearest to it. What is typed stays as it is, and
 * so does the hour where no free time is known.
 */
export function useFreeNext(visit: Visit, next: NextValues | null) {
  const wished = next && next.weeks !== null ? nextInWeeks(visit, next.weeks) : null;
  const found = useNearestFree(workAt(visit, nextStart(wished, visit)));
  const nearest = found.data?.openings[0]?.startsAt;
  const { timeZone } = visit;
  const free: NextValues | null =
    wished && nearest
      ? { ...wished, day: isoDay(nearest, timeZone), time: clockTime24(nearest, timeZone) }
      : next;
  return { next: free, isRead: wished === null || !found.isPending };
}
