import type { QueryClient } from '@tanstack/react-query';
import type { ProviderDay } from '#contract/day/day.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { allQueriesOf, query } from '#web/lib/api/query.ts';
import { isoDay } from '#web/lib/dates.ts';

/**
 * Puts the visit of a reply on its own page and on the Day, where both are known, so that a sheet that closes uncovers what is so. What
 * follows from it, like the totals, is read again after the call.
 */
export function showVisit(client: QueryClient, visit: Visit): void {
  client.setQueryData(query('GET /api/visits/:id', { params: { id: visit.id } }).queryKey, (before) =>
    before ? visit : undefined,
  );
  client.setQueriesData<ProviderDay>(allQueriesOf('GET /api/day'), (day) => day && withVisit(day, visit));
}

function withVisit(day: ProviderDay, visit: Visit): ProviderDay {
  const others = day.visits.filter(({ id }) => id !== visit.id);
  if (isoDay(visit.startsAt, day.timeZone) !== day.on) return { ...day, visits: others };
  const visits = [...others, visit].toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  return { ...day, visits };
}
