import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { addDays } from '#reference/calendar-days.ts';
import { polled, query } from '#web/lib/api/query.ts';

/** Reads a provider's day of today and of tomorrow, so that they open offline. */
export async function readDayAhead(client: QueryClient): Promise<void> {
  const { today } = await client.fetchQuery({ ...query('GET /api/day', { query: {} }), staleTime: 0 });
  const tomorrow = query('GET /api/day', { query: { on: addDays(today, 1) } });
  await client.fetchQuery({ ...tomorrow, staleTime: 0 });
}

/** A provider's day; without one, today. The earlier one stays until it is loaded. */
export const useDay = (on: string | undefined) =>
  useQuery({
    ...query('GET /api/day', { query: on ? { on } : {} }),
    ...polled,
    placeholderData: keepPreviousData,
  });
