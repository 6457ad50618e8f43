import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { readFilters, writeFilters } from './shift-filters.ts';
import type { ShiftFilters } from './shift-filters.ts';

/** Changes some of the filters in the address; the others stay. */
export function useChangingFilters() {
  const [, setParams] = useSearchParams();
  return useCallback(
    (part: Partial<ShiftFilters>) =>
      setParams((before) => writeFilters(before, { ...readFilters(before), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
}
