import { salonSearch } from '#web/features/profiles/search/people-filters.ts';
import type { Home } from '#web/domain/places/near.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { BusinessSearch } from '../parts/people/business-search.tsx';
import { GroomerSearch } from '../parts/people/groomer-search.tsx';

type PeopleTabProps = {
  home: Home;
  /** Whether `home` is still loading. */
  pending: boolean;
  onView: (id: string) => void;
};

/** Independent groomers. */
export function GroomersTab({ home, pending, onView }: PeopleTabProps) {
  return (
    <GroomerSearch
      home={home}
      ratedAfter="visit"
      pending={pending}
      view={{ words: 'View Profile', onView }}
      renderMessage={({ id }, name) => <MessageLink to={id} name={name} wide />}
    />
  );
}

/** Salons and mobile businesses. */
export function SalonsTab({ home, pending, onView }: PeopleTabProps) {
  return (
    <BusinessSearch
      search={salonSearch}
      home={home}
      ratedAfter="visit"
      pending={pending}
      view={{ words: 'View salon', onView }}
      renderMessage={({ id }, name) => <MessageLink to={id} name={name} wide />}
    />
  );
}
