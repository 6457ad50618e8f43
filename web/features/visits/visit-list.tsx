import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { GroupedList } from '#web/ui/data/grouped-list.tsx';
import { VisitActions } from './visit-actions.tsx';
import { groupVisits } from './visit-groups.ts';
import { VisitTicket } from './visit-ticket.tsx';
import type { useVisits } from './visits.api.ts';

const titles = { needsYou: 'Needs you now', upcoming: 'Upcoming', past: 'Past and cancelled' };

type VisitListProps = {
  query: ReturnType<typeof useVisits>;
  side: 'provider' | 'pet_owner';
  onReview: (visit: Visit) => void;
  /** Renders the button for writing to the other side. */
  renderContact: (visit: Visit) => ReactNode;
  empty: ReactNode;
};

/** Visits of one side, grouped by the action they need. */
export function VisitList({ query, side, onReview, renderContact, empty }: VisitListProps) {
  return (
    <GroupedList
      query={query}
      groupItems={groupVisits}
      titles={titles}
      loading="Loading visits..."
      failed="Your visits did not load"
      empty={empty}
    >
      {(visit) => (
        <VisitTicket
          visit={visit}
          side={side}
          actions={
            <>
              <VisitActions visit={visit} side={side} onReview={onReview} />
              {renderContact(visit)}
            </>
          }
        />
      )}
    </GroupedList>
  );
}
