import { useCallback } from 'react';
import type { Home } from '../places/near.ts';
import { useResolvedFilters } from '../places/use-resolved-place.ts';
import { useUrlQuery } from '#web/lib/url/use-url-query.ts';
import type { CommonFilters, Search } from './define-search.ts';

/** The filters in the URL, a way to change some of them, and the query, undefined until its place is known. */
export function useSearchFilters<Filters extends CommonFilters>(
  search: Search<Filters>,
  home: Home,
  params?: URLSearchParams,
) {
  const url = useUrlQuery();
  const { update } = url;
  const filters = search.read(params ?? url.params);
  const change = useCallback(
    (part: Partial<Filters>) =>
      update((before) => search.write(before, { ...search.read(before), ...part }), { replace: true }),
    [update, search],
  );
  const { placed, nearProblem } = useResolvedFilters(filters, change);
  return { filters, home, change, nearProblem, query: placed && search.query(placed, home) };
}
