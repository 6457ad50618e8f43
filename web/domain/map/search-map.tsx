import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { Home } from '../places/near.ts';
import type { CommonFilters, Search, SearchQuery } from '../search/define-search.ts';
import type { MapItem } from './map-items.ts';
import { useCountAround, useMapSearch } from './use-map-search.ts';

const ResultMap = lazyPart(() => import('./result-map.tsx'));

type SearchMapProps<Filters extends CommonFilters, Item> = {
  search: Search<Filters>;
  query: SearchQuery<Filters> | undefined;
  home: Home;
  change: (part: Partial<Filters>) => void;
  list: UseInfiniteQueryResult<Item[]>;
  /** The pin of an item, undefined if it has no place; a stable function. */
  toItem: (item: Item) => MapItem | undefined;
  renderCard: (item: Item) => ReactNode;
};

/** The map of a search: its results as pins, its place and radius as a ring. The drawing is loaded when it is shown. */
export function SearchMap<Filters extends CommonFilters, Item extends { id: string }>({
  list,
  toItem,
  renderCard,
  ...searching
}: SearchMapProps<Filters, Item>) {
  const { thing, things } = searching.search;
  const [dragged, setDragged] = useState<number>();
  const search = useMapSearch(searching);
  const note = useCountAround(searching, dragged ?? search.radius);
  const { data } = list;
  const items = useMemo(() => (data ?? []).map(toItem).filter((item) => item !== undefined), [data, toItem]);
  return (
    <ResultMap
      words={{ one: thing, many: things }}
      items={items}
      search={{ ...search, isReady: search.isReady && !list.isPending }}
      note={note}
      dragged={dragged}
      onDragRadius={setDragged}
      more={
        list.hasNextPage
          ? { busy: list.isFetchingNextPage, onClick: () => void list.fetchNextPage() }
          : undefined
      }
      renderCard={(id) => {
        const item = data?.find((each) => each.id === id);
        return item && renderCard(item);
      }}
    />
  );
}
