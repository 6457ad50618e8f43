import { useCallback } from 'react';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { readFilters, writeFilters } from './shift-filters.ts';
import type { ShiftFilters } from './shift-filters.ts';

/** Changes some of the filters in the URL and keeps the others. */
export function useChangingFilters() {
  const { update } = useUrlQuery();
  return useCallback(
    (part: Partial<ShiftFilters>) =>
      update((before) => writeFilters(before, { ...readFilters(before), ...part }), { replace: true }),
    [update],
  );
}
