import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { readFilters, searchOf, writeFilters } from '#web/features/shifts/shift-filters.ts';
import type { ShiftFilters } from '#web/features/shifts/shift-filters.ts';
import type { Home } from '#web/lib/near.ts';

/**
 * The filters in this query, which is the address's while shifts are shown, the place they start from, and what to ask
 * the server; undefined until that is known.
 */
export function useFilters(params: URLSearchParams) {
  const [, setParams] = useSearchParams();
  const own = useOwnGroomer();
  const profile = own.data?.profile;
  const home: Home = profile ? { city: profile.city, preferredRadius: profile.preferredRadius } : undefined;
  const filters = readFilters(params);
  const change = useCallback(
    (part: Partial<ShiftFilters>) =>
      setParams((before) => writeFilters(before, { ...readFilters(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return { filters, home, change, search: own.isPending ? undefined : searchOf(filters, home) };
}
