import { salonSearch } from '#web/features/profiles/search/people-filters.ts';
import type { Home } from '#web/domain/places/near.ts';
import { Button } from '#web/ui/button.tsx';
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
      renderAction={({ id }, name) => <Contact id={id} name={name} words="View Profile" onView={onView} />}
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
      renderAction={({ id }, name) => <Contact id={id} name={name} words="View salon" onView={onView} />}
    />
  );
}

type ContactProps = { id: string; name: string; words: string; onView: (id: string) => void };

function Contact({ id, name, words, onView }: ContactProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button wide className="px-2!" aria-label={`${words}: ${name}`} onClick={() => onView(id)}>
        {words}
      </Button>
      <MessageLink to={id} name={name} wide />
    </div>
  );
}
