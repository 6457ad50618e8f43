import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { readFilters, searchOf } from '#web/features/shifts/browse/shift-filters.ts';
import { useChangingFilters } from '#web/features/shifts/browse/use-changing-filters.ts';
import { useResolvedFilters } from '#web/domain/places/use-resolved-place.ts';
import { homeOf } from '#web/domain/places/near.ts';

/**
 * The filters in the query, the place they start from, and the search to send, undefined until the place is
 * known. The query is the URL's while shifts are shown.
 */
export function useFilters(params: URLSearchParams) {
  const own = useOwnGroomer();
  const profile = own.data?.profile;
  const home = profile ? homeOf(profile, profile.preferredRadius) : undefined;
  const filters = readFilters(params);
  const change = useChangingFilters();
  const { placed, nearProblem } = useResolvedFilters(filters, change);
  return {
    filters,
    home,
    change,
    nearProblem,
    search: placed && !own.isPending ? searchOf(placed, home) : undefined,
  };
}
