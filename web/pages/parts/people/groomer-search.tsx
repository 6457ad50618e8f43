import type { ReactNode } from 'react';
import type { GroomerCard as Groomer } from '#contract/profiles/profiles.ts';
import type { EngagementType } from '#contract/reviews.ts';
import { GroomerCard } from '#web/features/profiles/person-cards.tsx';
import { GroomerRow } from '#web/features/profiles/person-rows.tsx';
import { GroomerOnMap, groomersOnMap } from '#web/features/profiles/person-on-map.tsx';
import { useGroomers } from '#web/features/profiles/profiles.api.ts';
import { groomerSearch } from '#web/features/profiles/search/people-filters.ts';
import type { Home } from '#web/domain/places/near.ts';
import { useFreeDays } from '#web/features/booking-page/use-free-days.ts';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { PersonActions, PersonChevron } from './person-actions.tsx';
import type { PersonView } from './person-actions.tsx';
import { PeopleList } from './people-list.tsx';
import { RowOrCard } from './row-or-card.tsx';

type GroomerSearchProps = {
  /** Where distances are measured from, unless the filters name a place; its radius is the usual one. */
  home: Home;
  /** The work whose reviews count for the viewer. */
  ratedAfter: EngagementType;
  /** Whether `home`, or a first page, is still loading. */
  pending?: boolean;
  /** First page without filters that another call already returned. */
  first?: Groomer[] | undefined;
  view: PersonView;
  /** What is done with a groomer here. */
  renderAct?: (groomer: Groomer, name: string) => ReactNode;
  /** The button beside it on a card; a row has it in what it opens. */
  renderMessage?: (groomer: Groomer, name: string) => ReactNode;
};

const nameOf = ({ firstName, lastName }: Groomer) => `${firstName} ${lastName}`;

/** Groomers that match the filters in the URL. */
export function GroomerSearch({
  home,
  ratedAfter,
  pending = false,
  first,
  view,
  renderAct,
  renderMessage,
}: GroomerSearchProps) {
  const filtering = useSearchFilters(groomerSearch, home);
  const { filters } = filtering;
  const usual = groomerSearch.count(filters) === 0 && !filters.sort;
  const query = pending || !filtering.query ? undefined : { ...filtering.query, ratedAfter };
  const list = useGroomers(query, usual ? first : undefined);
  const freeDays = useFreeDays('groomer', list.data);
  const actionFor = (groomer: Groomer) => {
    const name = nameOf(groomer);
    return (
      <PersonActions
        id={groomer.id}
        name={name}
        view={view}
        act={renderAct?.(groomer, name)}
        message={renderMessage?.(groomer, name)}
      />
    );
  };
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
      {(groomer) => (
        <RowOrCard
          row={
            <GroomerRow
              groomer={groomer}
              nextFree={freeDays.get(groomer.id)}
              act={renderAct?.(groomer, nameOf(groomer))}
              action={<PersonChevron id={groomer.id} name={nameOf(groomer)} view={view} />}
            />
          }
          card={
            <GroomerCard groomer={groomer} nextFree={freeDays.get(groomer.id)} action={actionFor(groomer)} />
          }
        />
      )}
    </PeopleList>
  );
}
