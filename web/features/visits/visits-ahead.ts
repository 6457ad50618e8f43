import type { QueryClient } from '@tanstack/react-query';
import type { Visit } from '#contract/grooming/visits.ts';
import { pages, query } from '#web/lib/api/query.ts';

/** Reads one side's visits and each visit of today, so that they open offline. @returns today's visits */
export async function readVisitsAhead(
  client: QueryClient,
  as: 'provider' | 'pet_owner',
  isToday: (at: string) => boolean,
): Promise<Visit[]> {
  // The same lists as `useVisits` reads.
  const list = await client.fetchInfiniteQuery({
    ...pages('GET /api/visits', { query: { as, limit: 50 } }),
    staleTime: 0,
  });
  const today = list.pages.flatMap(({ body }) => body).filter(({ startsAt }) => isToday(startsAt));
  for (const { id } of today)
    await client.fetchQuery({ ...query('GET /api/visits/:id', { params: { id } }), staleTime: 0 });
  return today;
}
