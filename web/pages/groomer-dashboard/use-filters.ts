import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { shiftSearch } from '#web/features/shifts/browse/shift-filters.ts';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { homeOf } from '#web/domain/places/near.ts';

/**
 * The filters in `params`, the place they start from, and the query to send, undefined until the place is
 * known. `params` are the URL's while shifts are shown.
 */
export function useFilters(params: URLSearchParams) {
  const own = useOwnGroomer();
  const profile = own.data?.profile;
  const home = profile ? homeOf(profile, profile.preferredRadius) : undefined;
  const filtering = useSearchFilters(shiftSearch, home, params);
  return own.isPending ? { ...filtering, query: undefined } : filtering;
}
