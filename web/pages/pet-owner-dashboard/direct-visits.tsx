import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import type { useDirectVisits } from '#web/features/visits/direct-visits.ts';
import { groupVisits } from '#web/features/visits/visit-groups.ts';
import { VisitTicket } from '#web/features/visits/visit-ticket.tsx';
import { Button } from '#web/ui/button.tsx';
import { GroupedList } from '#web/ui/data/grouped-list.tsx';

const titles = { ahead: 'With your groomer', past: 'Earlier visits with your groomer' };

function groupDirect(visits: readonly Visit[]) {
  const { needsYou, upcoming, past } = groupVisits(visits);
  return { ahead: [...needsYou, ...upcoming], past };
}

/** Visits booked with a groomer or salon of one's own; what can be done stands on each visit's page. */
export default function DirectVisits({ query }: { query: ReturnType<typeof useDirectVisits> }) {
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
