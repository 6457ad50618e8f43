import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';

/** A provider's day; without one, today. The earlier one stays until it is loaded. */
export const useDay = (on: string | undefined) =>
  useQuery({
    ...query('GET /api/day', { query: on ? { on } : {} }),
    ...polled,
    placeholderData: keepPreviousData,
  });
