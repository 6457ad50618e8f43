import type { ReactNode } from 'react';
import type { GroomerCard as Groomer } from '#contract/profiles/profiles.ts';
import type { EngagementType } from '#contract/reviews.ts';
import { GroomerCard } from '#web/features/profiles/person-cards.tsx';
import { GroomerOnMap, groomersOnMap } from '#web/features/profiles/person-on-map.tsx';
import { useGroomers } from '#web/features/profiles/profiles.api.ts';
import { groomerSearch } from '#web/features/profiles/search/people-filters.ts';
import type { Home } from '#web/domain/places/near.ts';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { PeopleList } from './people-list.tsx';

type GroomerSearchProps = {
  /** Where distances are measured from, unless the filters name a place; its radius is the usual one. */
  home: Home;
  /** The work whose reviews count for the viewer. */
  ratedAfter: EngagementType;
  /** Whether `home`, or a first page, is still loading. */
  pending?: boolean;
  /** First page without filters that another call already returned. */
  first?: Groomer[] | undefined;
  /** The buttons of a card. */
  renderAction: (groomer: Groomer, name: string) => ReactNode;
};

/** Groomers that match the filters in the URL. */
export function GroomerSearch({
  home,
  ratedAfter,
  pending = false,
  first,
  renderAction,
}: GroomerSearchProps) {
  const filtering = useSearchFilters(groomerSearch, home);
  const { filters } = filtering;
  const usual = groomerSearch.count(filters) === 0 && !filters.sort;
  const query = pending || !filtering.query ? undefined : { ...filtering.query, ratedAfter };
  const list = useGroomers(query, usual ? first : undefined);
  const actionFor = (groomer: Groomer) => renderAction(groomer, `${groomer.firstName} ${groomer.lastName}`);
  return (
    <PeopleList
      search={groomerSearch}
      kind="groomers"
      filtering={{ ...filtering, query }}
      list={list}
      empty="Groomers show up here once they set up a profile."
      mapped={groomersOnMap}
      renderOnMap={(groomer) => <GroomerOnMap groomer={groomer} action={actionFor(groomer)} />}
    >
      {(groomer) => <GroomerCard groomer={groomer} action={actionFor(groomer)} />}
    </PeopleList>
  );
}
