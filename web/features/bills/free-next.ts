import type { Visit } from '#contract/grooming/visits.ts';
import { useNearestFree } from '#web/domain/calendar/nearest-free.ts';
import type { WishedWork } from '#web/domain/calendar/nearest-free.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { nextInWeeks, nextStart } from './check-out-values.ts';
import type { CheckOutValues, NextValues } from './check-out-values.ts';
import { useUsualNext } from './usual-next.ts';

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

type InFoot = {
  visit: Visit;
  values: CheckOutValues;
  set: (change: Partial<CheckOutValues>) => void;
  isSent: boolean;
};

/** The usual next visit, one tap away and in sight wherever its section is not, so that none is booked unseen. */
export function useNextInFoot({ visit, values, set, isSent }: InFoot) {
  const { booked, weeks, isRead } = useUsualNext(visit, isSent);
  const chosen = nextStart(values.next, visit);
  const wished = isRead && !booked && weeks !== null ? nextInWeeks(visit, weeks) : null;
  const usual = useFreeNext(visit, wished);
  const startsAt = values.next ? chosen : usual.isRead ? nextStart(usual.next, visit) : undefined;
  if (startsAt === undefined) return undefined;
  const onToggle = () =>
    set(values.next ? { next: null, nextVisitWeeks: null } : { next: wished, nextVisitWeeks: weeks });
  return { startsAt, timeZone: visit.timeZone, isChosen: values.next !== null, onToggle };
}
