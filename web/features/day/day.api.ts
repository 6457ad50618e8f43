import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';

/** Reads a provider's day of today, so that it opens offline. */
export const readDayAhead = (client: QueryClient) =>
  client.fetchQuery({ ...query('GET /api/day', { query: {} }), staleTime: 0 });

/** A provider's day; without one, today. The earlier one stays until it is loaded. */
export const useDay = (on: string | undefined) =>
  useQuery({
    ...query('GET /api/day', { query: on ? { on } : {} }),
    ...polled,
    placeholderData: keepPreviousData,
  });
