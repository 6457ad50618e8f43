import { useCallback } from 'react';
import { readFilters, searchOf, writeFilters } from '#web/features/grooming-requests/request-filters.ts';
import type { RequestFilters } from '#web/features/grooming-requests/request-filters.ts';
import { usePlacedFilters } from '#web/lib/named-place.ts';
import type { Home } from '#web/lib/near.ts';
import { useAddressQuery } from '#web/lib/search-params.ts';

/** The filters in the address, and a way to change some of them. */
export function useRequestFilters(home: Home) {
  const { params, update } = useAddressQuery();
  const filters = readFilters(params);
  const change = useCallback(
    (part: Partial<RequestFilters>) =>
      update((before) => writeFilters(before, { ...readFilters(before), ...part }), { replace: true }),
    [update],
  );
  const { placed, nearProblem } = usePlacedFilters(filters, change);
  return { filters, home, change, nearProblem, search: placed && searchOf(placed, home) };
}
