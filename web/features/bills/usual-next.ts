import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimelineEntry } from '#contract/clients/clients.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { nextBooked } from '#web/domain/visits/next-booked.ts';
import { query } from '#web/lib/api/query.ts';
import { ownWeeks } from './check-out-values.ts';

/** So many of the last gaps between visits say how often a client comes. */
const gapsRead = 4;
const mostWeeks = 26;
const week = 7 * 24 * 3_600_000;

/** How many weeks the last visits were apart, as most of them were; null where there is no earlier one, or none within half a year. */
export function weeksOfVisits(
  timeline: readonly TimelineEntry[],
  { startsAt }: Pick<Visit, 'startsAt'>,
): number | null {
  const starts = timeline
    .flatMap((entry) => (entry.kind === 'visit' && entry.status === 'completed' ? Date.parse(entry.at) : []))
    .filter((at) => at < Date.parse(startsAt))
    .toSorted((one, other) => other - one);
  const gaps = [Date.parse(startsAt), ...starts]
    .slice(0, gapsRead + 1)
    .flatMap((at, nth, all) => {
      const before = all[nth + 1];
      return before === undefined ? [] : [Math.round((at - before) / week)];
    })
    .filter((weeks) => weeks >= 1 && weeks <= mostWeeks)
    .toSorted((one, other) => one - other);
  return gaps[Math.floor((gaps.length - 1) / 2)] ?? null;
}

/**
 * Reads the client's next booked visit, e.g. of a series, and their usual weeks between visits.
 * @param isSent the bill is on its way: what it books must not show as booked before
 */
export function useUsualNext(visit: Visit, isSent = false) {
  const { client, endsAt } = visit;
  const { data } = useQuery({
    ...query('GET /api/clients/:id/timeline', {
      params: { id: client?.id ?? '' },
      query: { limit: 100 },
    }),
    enabled: client !== null,
  });
  const [timeline, setTimeline] = useState(data);
  if (!isSent && timeline !== data) setTimeline(data);
  const booked = timeline && nextBooked(timeline, endsAt);
  const weeks = ownWeeks(visit) ?? (timeline ? weeksOfVisits(timeline, visit) : null);
  return { booked, weeks, isRead: client === null || timeline !== undefined };
}
