import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { useNow } from '#web/lib/use-now.ts';
import { GroupedList } from '#web/ui/data/grouped-list.tsx';
import { VisitActions } from './visit-actions.tsx';
import { VisitToFinish } from './close/visit-to-finish.tsx';
import { groupVisits, visitsToFinish } from './visit-groups.ts';
import { VisitTicket } from './visit-ticket.tsx';
import type { useVisits } from './visits.api.ts';

/** So many visits to finish are tickets; more are a row each. */
const mostTickets = 3;

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
  const now = useNow();
  const over = side === 'provider' ? visitsToFinish(query.data ?? [], now) : [];
  const asRows = over.length > mostTickets;
  return (
    <GroupedList
      query={query}
      groupItems={groupVisits}
      titles={titles}
      loading="Loading visits..."
      failed="Your visits did not load"
      empty={empty}
    >
      {(visit) =>
        asRows && over.includes(visit) ? (
          <VisitToFinish visit={visit} />
        ) : (
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
        )
      }
    </GroupedList>
  );
}
