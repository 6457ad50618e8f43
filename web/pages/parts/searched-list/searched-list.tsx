import { clsx } from 'clsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MapBesideList, MapToggle, besideList } from '#web/domain/map/map-beside-list.tsx';
import type { Mapped } from '#web/domain/map/mapped.ts';
import type { Home } from '#web/domain/places/near.ts';
import type { CommonFilters, Search, SearchQuery } from '#web/domain/search/define-search.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { FilterBar } from '#web/domain/search/filter-bar.tsx';
import { FilterChips } from '#web/domain/search/filter-chips.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const SearchMap = lazyPart(() => import('#web/domain/map/search-map.tsx'));

/** What `useSearchFilters` returned for a search. */
export type Filtering<Filters extends CommonFilters> = {
  filters: Filters;
  home: Home;
  nearProblem: string | undefined;
  query: SearchQuery<Filters> | undefined;
  change: (part: Partial<Filters>) => void;
};

type SearchedListProps<Filters extends CommonFilters, Item> = {
  search: Search<Filters>;
  filtering: Filtering<Filters>;
  list: UseInfiniteQueryResult<Item[]>;
  mapped: Mapped<SearchQuery<Filters>, Item>;
  /** A chosen item at the foot of the map. */
  renderOnMap: (item: Item) => ReactNode;
  filtersClass?: string;
  heading?: ReactNode;
  /** Buttons next to the heading. */
  tools: ReactNode;
  /** The list. */
  children: ReactNode;
};

/** The filters of a search, and its list with the map next to it. On a phone all its tools are in the row of filters. */
export function SearchedList<Filters extends CommonFilters, Item extends { id: string }>({
  search,
  filtering: { filters, home, nearProblem, query, change },
  list,
  mapped,
  renderOnMap,
  filtersClass,
  heading,
  tools,
  children,
}: SearchedListProps<Filters, Item>) {
  const isWide = useMedia(besideList);
  const [isFlipped, setIsFlipped] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const flip = () => {
    setIsFlipped(!isFlipped);
    requestAnimationFrame(() => top.current?.scrollIntoView({ block: 'start' }));
  };
  const fields = { search, filters, home, onChange: change };
  return (
    <>
      <div
        className={clsx(
          'max-xl:sticky max-xl:top-0 max-xl:z-20 max-xl:-mx-4 max-xl:bg-page max-xl:px-4',
          filtersClass,
        )}
      >
        <FilterChips
          {...fields}
          lead={<MapToggle isFlipped={isFlipped} onFlip={flip} />}
          tail={!isWide && tools}
        />
        <FilterBar {...fields} nearProblem={nearProblem} />
      </div>
      <MapBesideList
        ref={top}
        isWide={isWide}
        isFlipped={isFlipped}
        heading={heading}
        tools={tools}
        renderMap={(inSheet) => (
          <SearchMap
            search={search}
            query={query}
            home={home}
            change={change}
            mapped={mapped}
            loaded={list.data}
            renderCard={renderOnMap}
            list={inSheet}
          />
        )}
      >
        {children}
      </MapBesideList>
    </>
  );
}
