import type { EngagementType } from '#contract/reviews.ts';
import { FavoritesButton } from '#web/features/favorites/favorites-button.tsx';
import { salonSearch } from '#web/features/profiles/search/people-filters.ts';
import type { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { BusinessSearch } from '../parts/people/business-search.tsx';
import { GroomerSearch } from '../parts/people/groomer-search.tsx';

type PeopleProps = {
  /** The call with the first page of every list. */
  offers: ReturnType<typeof useMarketplace>;
  /** The work whose reviews count for the viewer. */
  ratedAfter: EngagementType;
  onView: (id: string) => void;
};

/** Groomers; the distance is unlimited by default. */
export function Groomers({ offers, ratedAfter, onView }: PeopleProps) {
  return (
    <GroomerSearch
      home={undefined}
      ratedAfter={ratedAfter}
      pending={offers.isPending}
      first={offers.data?.groomers}
      view={{ words: 'View Profile', onView }}
    />
  );
}

/** Salons and mobile businesses; the distance is unlimited by default. */
export function Salons({ offers, ratedAfter, onView }: PeopleProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <FavoritesButton as="business" onView={onView} />
      <BusinessSearch
        search={salonSearch}
        home={undefined}
        ratedAfter={ratedAfter}
        pending={offers.isPending}
        first={offers.data?.owners}
        view={{ words: 'View salon', onView }}
        renderMessage={({ id }, name) => <MessageLink to={id} label="Contact Salon" name={name} />}
      />
    </div>
  );
}
