import { useCallback } from 'react';
import { useAddressQuery } from '#web/lib/search-params.ts';
import { readFilters, writeFilters } from './shift-filters.ts';
import type { ShiftFilters } from './shift-filters.ts';

/** Changes some of the filters in the URL and keeps the others. */
export function useChangingFilters() {
  const { update } = useAddressQuery();
  return useCallback(
    (part: Partial<ShiftFilters>) =>
      update((before) => writeFilters(before, { ...readFilters(before), ...part }), { replace: true }),
    [update],
  );
}
