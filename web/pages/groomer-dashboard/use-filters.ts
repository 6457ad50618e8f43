import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { readFilters, searchOf } from '#web/features/shifts/shift-filters.ts';
import { useChangingFilters } from '#web/features/shifts/use-changing-filters.ts';
import { usePlacedFilters } from '#web/lib/named-place.ts';
import { homeOf } from '#web/lib/near.ts';

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
  const { placed, nearProblem } = usePlacedFilters(filters, change);
  return {
    filters,
    home,
    change,
    nearProblem,
    search: placed && !own.isPending ? searchOf(placed, home) : undefined,
  };
}
