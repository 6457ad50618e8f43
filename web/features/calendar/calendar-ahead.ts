import type { QueryClient } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';
import { spanOf } from './calendar-days.ts';

/** Reads what the calendar shows first, on a phone and on a wide screen, so that it opens offline. */
export async function readCalendarAhead(client: QueryClient, today: string): Promise<void> {
  for (const view of ['agenda', 'week'] as const)
    await client.fetchQuery({
      ...query('GET /api/calendar', { query: spanOf(view, today) }),
      staleTime: 0,
    });
}
