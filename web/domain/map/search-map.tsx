import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Home } from '../places/near.ts';
import type { CommonFilters, Search, SearchQuery } from '../search/define-search.ts';
import type { Pinned } from './map-items.ts';
import type { Mapped } from './mapped.ts';
import ResultMap from './result-map.tsx';
import { useCountAround, useMapSearch } from './use-map-search.ts';

type SearchMapProps<Filters extends CommonFilters, Item> = {
  search: Search<Filters>;
  query: SearchQuery<Filters> | undefined;
  home: Home;
  change: (part: Partial<Filters>) => void;
  mapped: Mapped<SearchQuery<Filters>, Item>;
  /** What the list has loaded. */
  loaded: readonly Item[] | undefined;
  renderCard: (item: Item) => ReactNode;
  /** On a phone: the list. */
  list?: ReactNode;
};

const none: Pinned = { items: [], more: false };

/** The map of a search: its matches as pins, its place and radius as a ring. */
export default function SearchMap<Filters extends CommonFilters, Item extends { id: string }>({
  mapped,
  loaded,
  renderCard,
  list,
  ...searching
}: SearchMapProps<Filters, Item>) {
  const { thing, things } = searching.search;
  const { query } = searching;
  const [dragged, setDragged] = useState<number>();
  const search = useMapSearch(searching);
  const counted = useCountAround(searching, dragged ?? search.radius);
  const { data: pinned, isPlaceholderData } = useQuery({
    ...mapped.pins(query),
    placeholderData: keepPreviousData,
  });
  const { items, more } = pinned ?? none;
  return (
    <ResultMap
      words={{ one: thing, many: things }}
      items={items}
      search={{ ...search, isReady: search.isReady && pinned !== undefined && !isPlaceholderData }}
      note={more && dragged === undefined ? `The nearest ${items.length} ${things}` : counted}
      dragged={dragged}
      onDragRadius={setDragged}
      list={list}
      renderCard={(id) => (
        <Chosen
          key={id}
          id={id}
          query={query}
          mapped={mapped}
          known={loaded?.find((each) => each.id === id)}
          renderCard={renderCard}
        />
      )}
    />
  );
}

type ChosenProps<Query, Item> = {
  id: string;
  query: Query | undefined;
  mapped: Mapped<Query, Item>;
  known: Item | undefined;
  renderCard: (item: Item) => ReactNode;
};

function Chosen<Query, Item>({ id, query, mapped, known, renderCard }: ChosenProps<Query, Item>) {
  const { data } = useQuery({ ...mapped.one(id, query), enabled: known === undefined });
  const item = known ?? data;
  return item ? renderCard(item) : <div className="skeleton h-24" />;
}
