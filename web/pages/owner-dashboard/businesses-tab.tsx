import { businessSearch } from '#web/features/profiles/search/people-filters.ts';
import type { Home } from '#web/domain/places/near.ts';
import { Button } from '#web/ui/button.tsx';
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
      renderAction={({ id }, name) => (
        <div className="grid grid-cols-2 gap-2">
          <Button className="px-2!" onClick={() => onView(id)}>
            View business
          </Button>
          <MessageLink to={id} name={name} />
        </div>
      )}
    />
  );
}
