import { businessSearch } from '#web/features/profiles/search/people-filters.ts';
import type { Home } from '#web/domain/places/near.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { BusinessSearch } from '../parts/people/business-search.tsx';

type BusinessesTabProps = { home: Home; onView: (id: string) => void };

/** The other salons and mobile businesses. */
export default function BusinessesTab({ home, onView }: BusinessesTabProps) {
  return (
    <BusinessSearch
      search={businessSearch}
      home={home}
      ratedAfter="shift"
      view={{ words: 'View business', onView }}
      renderMessage={({ id }, name) => <MessageLink to={id} name={name} />}
    />
  );
}
