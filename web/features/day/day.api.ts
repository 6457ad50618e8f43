import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { addDays } from '#reference/calendar-days.ts';
import { polled, query } from '#web/lib/api/query.ts';

/** Reads a provider's day of today and of tomorrow, so that they open offline. */
export async function readDayAhead(client: QueryClient, zone: string | undefined): Promise<void> {
  const { today } = await client.fetchQuery({
    ...query('GET /api/day', { query: asked(zone) }),
    staleTime: 0,
  });
  const tomorrow = query('GET /api/day', { query: { ...asked(zone), on: addDays(today, 1) } });
  await client.fetchQuery({ ...tomorrow, staleTime: 0 });
}

const asked = (zone: string | undefined) => (zone ? { zone } : {});

/**
 * A provider's day; without one, today, by the clock of `zone` where they have no place. The earlier one stays until it
 * is loaded.
 */
export const useDay = (on: string | undefined, zone: string | undefined, enabled = true) =>
  useQuery({
    ...query('GET /api/day', { query: { ...asked(zone), ...(on ? { on } : {}) } }),
    ...polled,
    placeholderData: keepPreviousData,
    enabled,
  });
