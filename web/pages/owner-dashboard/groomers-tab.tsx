import { FavoritesButton } from '#web/features/favorites/favorites-button.tsx';
import type { Home } from '#web/domain/places/near.ts';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { GroomerSearch } from '../parts/people/groomer-search.tsx';

type GroomersTabProps = { home: Home; onView: (id: string) => void };

/** Groomers to work with. */
export default function GroomersTab({ home, onView }: GroomersTabProps) {
  return (
    <div className="grid grid-cols-1 gap-4 pt-4">
      <FavoritesButton as="groomer" onView={onView} />
      <GroomerSearch
        home={home}
        ratedAfter="shift"
        view={{ words: 'View Profile', onView }}
        renderMessage={({ id }, name) => <MessageLink to={id} label="Connect" name={name} />}
      />
    </div>
  );
}
