import { Link } from 'react-router';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import type { useDirectVisits } from '#web/features/visits/direct-visits.ts';
import { OwnRequests } from '#web/features/grooming-requests/own/own-requests.tsx';
import type { useOwnRequests } from '#web/features/grooming-requests/requests.api.ts';
import { groupVisits } from '#web/features/visits/visit-groups.ts';
import { VisitTicket } from '#web/features/visits/visit-ticket.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { GroupedList } from '#web/ui/data/grouped-list.tsx';
import { Icon } from '#web/ui/icon.tsx';

const titles = { ahead: 'With your groomer', past: 'Earlier visits with your groomer' };

type RequestsTabProps = {
  query: ReturnType<typeof useOwnRequests>;
  visits: ReturnType<typeof useDirectVisits>;
  now: Date;
  /** False if there is no pet yet. */
  canAsk: boolean;
  onAsk: () => void;
  onEdit: (request: OwnRequest) => void;
};

/** All requests of the pet owner, and the visits booked without one. */
export default function RequestsTab({ query, visits, now, canAsk, onAsk, onEdit }: RequestsTabProps) {
  return (
    <div className="grid gap-5 pt-4 pb-16">
      {query.data && query.data.length > 0 && canAsk && (
        <Button className="justify-self-end" onClick={onAsk}>
          <Icon name="plus" size="s" />
          Request Grooming
        </Button>
      )}
      {(visits.data?.length ?? 0) > 0 && <DirectVisits query={visits} />}
      <OwnRequests
        query={query}
        now={now}
        onEdit={onEdit}
        empty={
          <EmptyState
            title="No requests yet"
            action={
              canAsk && (
                <Button variant="primary" onClick={onAsk}>
                  Request Grooming
                </Button>
              )
            }
          >
            Say what your pet needs and when. Groomers and salons near you answer with a price and a time, and
            you choose.
          </EmptyState>
        }
      />
    </div>
  );
}

function groupDirect(visits: readonly Visit[]) {
  const { needsYou, upcoming, past } = groupVisits(visits);
  return { ahead: [...needsYou, ...upcoming], past };
}

/** Visits booked with a groomer or salon of one's own; what can be done stands on each visit's page. */
function DirectVisits({ query }: { query: ReturnType<typeof useDirectVisits> }) {
  return (
    <GroupedList
      query={query}
      groupItems={groupDirect}
      titles={titles}
      loading="Loading your visits..."
      failed="Your visits did not load"
      empty={null}
    >
      {(visit) => (
        <VisitTicket
          visit={visit}
          side="pet_owner"
          actions={
            <Button asChild wide>
              <Link to={href('visit', { id: visit.id })}>See visit</Link>
            </Button>
          }
        />
      )}
    </GroupedList>
  );
}
