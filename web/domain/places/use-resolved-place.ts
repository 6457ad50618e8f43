import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { CallError } from '#web/lib/api/call-error.ts';
import { placeLabel } from './near.ts';
import type { Near } from './near.ts';
import { query } from '#web/lib/api/query.ts';

/**
 * Looks up a typed place and returns the problem if it matches none or several. An unambiguous place is
 * passed to `onNamed` with its full name: 'chicago' becomes 'Chicago, IL'.
 */
export function useResolvedPlace(written = '', onNamed: (name: string, written: string) => void) {
  const { data, error, isFetching } = useQuery({
    ...query('GET /api/places/meant', { query: { q: written } }),
    enabled: written !== '',
  });
  const name = data ? placeLabel(data, /\d/.test(written)) : written;
  useEffect(() => {
    if (name !== written) onNamed(name, written);
  }, [name, written, onNamed]);
  return {
    asking: isFetching || name !== written,
    problem: error instanceof CallError && !isFetching ? error.detail : undefined,
  };
}

/**
 * The filters to search by, undefined until their place is known. If the place has a problem, it is shown at
 * its field and the search uses the user's own place.
 */
export function useResolvedFilters<Filters extends Near>(
  filters: Filters,
  change: (part: Partial<Filters>) => void,
) {
  const named = useCallback((near: string) => change({ near } as Partial<Filters>), [change]);
  const { asking, problem } = useResolvedPlace(filters.near, named);
  const placed: Filters | undefined = asking
    ? undefined
    : problem === undefined
      ? filters
      : { ...filters, near: undefined };
  return { placed, nearProblem: problem };
}
