import type { QueryClient } from '@tanstack/react-query';
import { pages, query } from '#web/lib/api/query.ts';

/** Reads a groomer's applications and the shifts of today, so that they open offline. */
export async function readShiftsAhead(client: QueryClient, isToday: (at: string) => boolean): Promise<void> {
  // The same list as `useOwnApplications` reads.
  const list = await client.fetchInfiniteQuery({
    ...pages('GET /api/groomers/current-user/applications', { query: { limit: 100 } }),
    staleTime: 0,
  });
  const today = list.pages
    .flatMap(({ body }) => body)
    .filter(({ status, shift }) => status === 'accepted' && isToday(shift.shiftDate));
  for (const { shift } of today)
    await client.fetchQuery({ ...query('GET /api/shifts/:id', { params: { id: shift.id } }), staleTime: 0 });
}
