import { useQuery } from '@tanstack/react-query';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import { MapBesideList } from '#web/domain/map/map-beside-list.tsx';
import type { MapItem } from '#web/domain/map/map-items.ts';
import { SearchMap } from '#web/domain/map/search-map.tsx';
import type { Home } from '#web/domain/places/near.ts';
import type { CommonFilters, Search, SearchQuery } from '#web/domain/search/define-search.ts';
import { FilterBar } from '#web/domain/search/filter-bar.tsx';
import { FilterChips } from '#web/domain/search/filter-chips.tsx';
import { SortSelect } from '#web/domain/search/sort-select.tsx';
import { SavedSearchesButton } from '#web/features/saved-searches/saved-searches-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Note } from '#web/ui/note.tsx';
import { CardGrid } from '../card-grid.tsx';

type PeopleListProps<Filters extends CommonFilters, Card extends { id: string }> = {
  search: Search<Filters>;
  /** As which the search is saved. */
  kind: SavedSearchKind;
  /** What `useSearchFilters` returned for this search. */
  filtering: {
    filters: Filters;
    home: Home;
    nearProblem: string | undefined;
    query: SearchQuery<Filters> | undefined;
    change: (part: Partial<Filters>) => void;
  };
  list: UseInfiniteQueryResult<Card[]>;
  /** Explains what is shown here, while there are no people at all. */
  empty: string;
  toPin: (card: Card) => MapItem | undefined;
  /** A chosen person at the foot of the map. */
  renderOnMap: (card: Card) => ReactNode;
  children: (card: Card) => ReactNode;
};

/** People that match the filters, with their number and order. */
export function PeopleList<Filters extends CommonFilters, Card extends { id: string }>({
  search,
  kind,
  filtering: { filters, home, nearProblem, query, change },
  list,
  empty,
  toPin,
  renderOnMap,
  children,
}: PeopleListProps<Filters, Card>) {
  const id = useId();
  const { data: counted } = useQuery(search.countQuery(query));
  const place = query?.near ?? home?.place;
  const measured = place ?? list.data?.some(hasDistance);
  const fields = { search, filters, home, onChange: change };
  return (
    <section aria-labelledby={id} className="pb-16">
      <FilterChips {...fields} />
      <FilterBar {...fields} nearProblem={nearProblem} />
      <MapBesideList
        heading={
          <h2 id={id} aria-live="polite" className="font-text text-m tracking-normal">
            {counted ? search.counted(counted) : capital(search.things)}{' '}
            {place && query?.radius && (
              <span className="font-normal text-ink-2">
                within {query.radius} miles of {place}
              </span>
            )}
          </h2>
        }
        tools={
          <>
            <SavedSearchesButton kind={kind} search={search} query={query} onChange={change} />
            <SortSelect search={search} value={search.sortOf(filters, home)} onChange={change} />
          </>
        }
        map={
          <SearchMap
            search={search}
            query={query}
            home={home}
            change={change}
            list={list}
            toItem={toPin}
            renderCard={renderOnMap}
          />
        }
      >
        {list.data && list.data.length > 0 && !measured && (
          <Note icon="pin" className="mb-4">
            <Link to={href('profile')} className="underline">
              Add your place
            </Link>
            , and you see how far everyone is.
          </Note>
        )}
        <CardGrid
          what={search.things}
          besideMap
          list={list}
          empty={
            <NoPeople
              search={search}
              filtered={search.count(filters) > 0}
              empty={empty}
              onClear={() => change(search.none)}
              onFarther={query?.radius ? () => change({ radius: 'any' } as Partial<Filters>) : undefined}
            />
          }
        >
          {children}
        </CardGrid>
      </MapBesideList>
    </section>
  );
}

const hasDistance = (card: object) => 'distanceMiles' in card && card.distanceMiles !== null;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type NoPeopleProps = {
  search: { things: string };
  filtered: boolean;
  empty: string;
  onClear: () => void;
  /** Omitted if the distance is unlimited. */
  onFarther: (() => void) | undefined;
};

function NoPeople({ search, filtered, empty, onClear, onFarther }: NoPeopleProps) {
  return (
    <EmptyState
      title={`No ${search.things} found`}
      action={
        (filtered || onFarther) && (
          <>
            {filtered && (
              <Button variant="primary" onClick={onClear}>
                Clear filters
              </Button>
            )}
            {onFarther && (
              <Button variant={filtered ? 'line' : 'primary'} onClick={onFarther}>
                Look farther away
              </Button>
            )}
          </>
        )
      }
    >
      {filtered ? 'No one matches all of your filters. Try fewer of them, or a wider radius.' : empty}
    </EmptyState>
  );
}
