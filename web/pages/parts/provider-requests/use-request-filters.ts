import { useCallback } from 'react';
import { readFilters, searchOf, writeFilters } from '#web/features/grooming-requests/request-filters.ts';
import type { RequestFilters } from '#web/features/grooming-requests/request-filters.ts';
import { useResolvedFilters } from '#web/domain/places/use-resolved-place.ts';
import type { Home } from '#web/domain/places/near.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';

/** The filters in the address, and a way to change some of them. */
export function useRequestFilters(home: Home) {
  const { params, update } = useUrlQuery();
  const filters = readFilters(params);
  const change = useCallback(
    (part: Partial<RequestFilters>) =>
      update((before) => writeFilters(before, { ...readFilters(before), ...part }), { replace: true }),
    [update],
  );
  const { placed, nearProblem } = useResolvedFilters(filters, change);
  return { filters, home, change, nearProblem, search: placed && searchOf(placed, home) };
}
