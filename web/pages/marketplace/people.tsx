import type { EngagementType } from '#contract/reviews.ts';
import { FavoritesButton } from '#web/features/favorites/favorites-button.tsx';
import { salonSearch } from '#web/features/profiles/search/people-filters.ts';
import type { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import type { Home } from '#web/domain/places/near.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { BusinessSearch } from '../parts/people/business-search.tsx';
import { GroomerSearch } from '../parts/people/groomer-search.tsx';

type PeopleProps = {
  /** The call with the first page of every list. */
  offers: ReturnType<typeof useMarketplace>;
  /** Where distances are measured from, of pet parents; for all others the distance is unlimited. */
  home: Home;
  pending: boolean;
  /** The work whose reviews count for the viewer. */
  ratedAfter: EngagementType;
  onView: (id: string) => void;
};

/** Groomers. */
export function Groomers({ offers, home, pending, ratedAfter, onView }: PeopleProps) {
  return (
    <GroomerSearch
      home={home}
      ratedAfter={ratedAfter}
      pending={pending}
      first={home?.place ? undefined : offers.data?.groomers}
      view={{ words: 'View Profile', onView }}
    />
  );
}

/** Salons and mobile businesses. */
export function Salons({ offers, home, pending, ratedAfter, onView }: PeopleProps) {
  return (
    <BusinessSearch
      search={salonSearch}
      home={home}
      ratedAfter={ratedAfter}
      pending={pending}
      first={home?.place ? undefined : offers.data?.owners}
      view={{ words: 'View salon', onView }}
      renderMessage={({ id }, name) => <MessageLink to={id} label="Contact Salon" name={name} />}
      tools={<FavoritesButton as="business" onView={onView} />}
    />
  );
}
