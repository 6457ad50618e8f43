import { useQuery } from '@tanstack/react-query';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import type { Mapped } from '#web/domain/map/mapped.ts';
import type { CommonFilters, Search, SearchQuery } from '#web/domain/search/define-search.ts';
import { Note } from '#web/ui/note.tsx';
import { CardGrid } from '../card-grid.tsx';
import { ListHeading, ListTools } from '../searched-list/list-head.tsx';
import { NothingFound } from '../searched-list/nothing-found.tsx';
import { SearchedList } from '../searched-list/searched-list.tsx';
import type { Filtering } from '../searched-list/searched-list.tsx';

type PeopleListProps<Filters extends CommonFilters, Card extends { id: string }> = {
  search: Search<Filters>;
  /** As which the search is saved. */
  kind: SavedSearchKind;
  filtering: Filtering<Filters>;
  list: UseInfiniteQueryResult<Card[]>;
  /** Explains what is shown here, while there are no people at all. */
  empty: string;
  mapped: Mapped<SearchQuery<Filters>, Card>;
  /** A chosen person at the foot of the map. */
  renderOnMap: (card: Card) => ReactNode;
  tools?: ReactNode;
  children: (card: Card) => ReactNode;
};

/** People that match the filters, with their number and order. */
export function PeopleList<Filters extends CommonFilters, Card extends { id: string }>({
  search,
  kind,
  filtering,
  list,
  empty,
  mapped,
  renderOnMap,
  tools,
  children,
}: PeopleListProps<Filters, Card>) {
  const id = useId();
  const { query, home } = filtering;
  const { data: counted } = useQuery(search.countQuery(query));
  const measured = query?.near ?? home?.place ?? list.data?.some(hasDistance);
  const searching = { search, filtering };
  return (
    <section aria-labelledby={id} className="pb-16">
      <SearchedList
        {...searching}
        list={list}
        mapped={mapped}
        renderOnMap={renderOnMap}
        heading={<ListHeading {...searching} id={id} counted={counted} />}
        tools={
          <>
            {tools}
            <ListTools {...searching} kind={kind} />
          </>
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
          rows="phone"
          list={list}
          empty={
            <NothingFound {...searching} title={`No ${search.things} found`} missing="No one">
              {empty}
            </NothingFound>
          }
        >
          {children}
        </CardGrid>
      </SearchedList>
    </section>
  );
}

const hasDistance = (card: object) => 'distanceMiles' in card && card.distanceMiles !== null;
