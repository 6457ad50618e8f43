import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { query as read } from '#web/lib/api/query.ts';
import { toast } from '#web/lib/toast-store.ts';
import { placeLabel } from '../places/near.ts';
import type { Home } from '../places/near.ts';
import type { CommonFilters, Search, SearchQuery } from '../search/define-search.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import type { LatLon } from './mercator.ts';

type Searching<Filters extends CommonFilters> = {
  search: Search<Filters>;
  /** The query of the list; undefined until it is known. */
  query: SearchQuery<Filters> | undefined;
  home: Home;
  change: (part: Partial<Filters>) => void;
};

/** Where a search looks, as a map shows and changes it. */
export type MapSearch = {
  /** Changes with what is searched for, so that the map shows it anew. */
  key: string;
  /** Whether the place is known, or known to be missing. */
  isReady: boolean;
  /** The point that distances are measured from, if there is one. */
  origin: LatLon | undefined;
  /** Miles around it; undefined if the distance is unlimited. */
  radius: number | undefined;
  /** Searches around a point, which becomes the ZIP closest to it. @returns whether there is one */
  searchAt: (center: LatLon, miles: number) => Promise<boolean>;
  setRadius: (miles: number) => void;
};

/** Connects a map with the place and the radius of a search's filters. */
export function useMapSearch<Filters extends CommonFilters>({
  query,
  home,
  change,
}: Searching<Filters>): MapSearch {
  const client = useQueryClient();
  const place = query && (query.near ?? home?.zip ?? home?.place);
  const { data: origin, isPending } = useQuery({
    ...read('GET /api/places/meant', { query: { q: place ?? '' } }),
    enabled: Boolean(place),
  });
  return {
    key: JSON.stringify({ ...query, sort: undefined }),
    isReady: query !== undefined && (!place || !isPending),
    origin: place ? origin : undefined,
    radius: query?.radius,
    async searchAt({ lat, lon }, miles) {
      const at = `${lat.toFixed(4)}, ${lon.toFixed(4)}`;
      try {
        const found = await client.fetchQuery(read('GET /api/places/meant', { query: { q: at } }));
        const near = placeLabel(found, true);
        // The filters look this name up, too, and would hide the list meanwhile.
        client.setQueryData(read('GET /api/places/meant', { query: { q: near } }).queryKey, found);
        change({ near, radius: miles } as Partial<Filters>);
        return true;
      } catch (error) {
        toast({
          title: 'This area cannot be searched',
          description: error instanceof Error ? error.message : undefined,
        });
        return false;
      }
    },
    setRadius: (radius) => change({ radius } as Partial<Filters>),
  };
}

/** How many match within so many miles, while the radius is dragged: '12 shifts within 18 miles'. */
export function useCountAround<Filters extends CommonFilters>(
  { search, query }: Pick<Searching<Filters>, 'search' | 'query'>,
  miles: number | undefined,
): string | undefined {
  const radius = useDebouncedValue(miles, 120);
  const { data } = useQuery({
    ...search.countQuery(query && { ...query, radius }),
    placeholderData: keepPreviousData,
  });
  if (!data) return undefined;
  const counted = search.counted(data);
  if (miles === undefined) return counted;
  return `${counted} within ${miles === 1 ? '1 mile' : `${miles} miles`}`;
}
