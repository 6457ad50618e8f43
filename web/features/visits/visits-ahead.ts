import type { QueryClient } from '@tanstack/react-query';
import type { Visit } from '#contract/grooming/visits.ts';
import { pages, query } from '#web/lib/api/query.ts';
import { toFinish, visitsAhead } from './visits.api.ts';

/** Reads one side's visits, each of today and the next to come, so that they open offline. @returns those visits */
export async function readVisitsAhead(
  client: QueryClient,
  as: 'provider' | 'pet_owner',
  isToday: (at: string) => boolean,
): Promise<Visit[]> {
  // The same lists as `useVisits`, `useVisitsToFinish` and `useVisitsAhead` read.
  await client.fetchInfiniteQuery({
    ...pages('GET /api/visits', { query: { as, limit: 50 } }),
    staleTime: 0,
  });
  if (as === 'provider') await client.fetchInfiniteQuery({ ...toFinish, staleTime: 0 });
  const list = await client.fetchInfiniteQuery({ ...visitsAhead(as, new Date()), staleTime: 0 });
  const visits = list.pages.flatMap(({ body }) => body);
  const [next] = visits
    .filter(
      ({ status, startsAt }) =>
        status === 'booked' && Date.parse(startsAt) > Date.now() && !isToday(startsAt),
    )
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const needed = [...visits.filter(({ startsAt }) => isToday(startsAt)), ...(next ? [next] : [])];
  for (const { id } of needed)
    await client.fetchQuery({ ...query('GET /api/visits/:id', { params: { id } }), staleTime: 0 });
  return needed;
}

/** Reads the records of own clients who come soon, once each, so that they open offline. */
export async function readClientsAhead(
  client: QueryClient,
  isSoon: (startsAt: string) => boolean,
): Promise<void> {
  // As `readVisitsAhead` has just read it.
  const list = await client.fetchInfiniteQuery({ ...visitsAhead('provider', new Date()), staleTime: 60_000 });
  const ids = list.pages
    .flatMap(({ body }) => body)
    .filter(({ status, startsAt }) => status !== 'cancelled' && isSoon(startsAt))
    .flatMap((visit) => visit.client?.id ?? []);
  for (const id of new Set(ids))
    await client.fetchQuery({ ...query('GET /api/clients/:id', { params: { id } }), staleTime: 0 });
}
