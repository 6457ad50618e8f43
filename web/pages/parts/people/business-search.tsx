import type { ReactNode } from 'react';
import type { OwnerCard } from '#contract/profiles/profiles.ts';
import type { EngagementType } from '#contract/reviews.ts';
import { BusinessCard } from '#web/features/profiles/person-cards.tsx';
import { BusinessRow } from '#web/features/profiles/person-rows.tsx';
import { BusinessOnMap, businessesOnMap } from '#web/features/profiles/person-on-map.tsx';
import { useOwners } from '#web/features/profiles/profiles.api.ts';
import type { salonSearch } from '#web/features/profiles/search/people-filters.ts';
import type { Home } from '#web/domain/places/near.ts';
import { useFreeDays } from '#web/features/booking-page/use-free-days.ts';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { PersonActions, PersonChevron } from './person-actions.tsx';
import type { PersonView } from './person-actions.tsx';
import { PeopleList } from './people-list.tsx';
import { RowOrCard } from './row-or-card.tsx';

type BusinessSearchProps = {
  search: typeof salonSearch;
  /** Where distances are measured from, unless the filters name a place; its radius is the usual one. */
  home: Home;
  /** The work whose reviews count for the viewer. */
  ratedAfter: EngagementType;
  /** Whether `home`, or a first page, is still loading. */
  pending?: boolean;
  /** First page without filters that another call already returned. */
  first?: OwnerCard[] | undefined;
  view: PersonView;
  /** The button beside it on a card; a row has it in what it opens. */
  renderMessage?: (owner: OwnerCard, name: string) => ReactNode;
  /** More buttons beside the order of the list. */
  tools?: ReactNode;
};

/** Salons and mobile businesses that match the filters in the URL. */
export function BusinessSearch({
  search,
  home,
  ratedAfter,
  pending = false,
  first,
  view,
  renderMessage,
  tools,
}: BusinessSearchProps) {
  const filtering = useSearchFilters(search, home);
  const { filters } = filtering;
  const usual = search.count(filters) === 0 && !filters.sort;
  const query = pending || !filtering.query ? undefined : { ...filtering.query, ratedAfter };
  const list = useOwners(query, usual ? first : undefined);
  const freeDays = useFreeDays('business', list.data);
  const actionFor = (owner: OwnerCard) => {
    const name = owner.businessProfile.businessName;
    return <PersonActions id={owner.id} name={name} view={view} message={renderMessage?.(owner, name)} />;
  };
  return (
    <PeopleList
      search={search}
      kind="businesses"
      filtering={{ ...filtering, query }}
      list={list}
      empty="Salons and mobile vans show up here once they set up a profile."
      mapped={businessesOnMap}
      tools={tools}
      renderOnMap={(owner) => <BusinessOnMap owner={owner} action={actionFor(owner)} />}
    >
      {(owner) => (
        <RowOrCard
          row={
            <BusinessRow
              owner={owner}
              nextFree={freeDays.get(owner.id)}
              action={<PersonChevron id={owner.id} name={owner.businessProfile.businessName} view={view} />}
            />
          }
          card={<BusinessCard owner={owner} nextFree={freeDays.get(owner.id)} action={actionFor(owner)} />}
        />
      )}
    </PeopleList>
  );
}
