import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { VisitActions } from './visit-actions.tsx';
import { groupVisits } from './visit-groups.ts';
import type { VisitGroups } from './visit-groups.ts';
import { VisitTicket } from './visit-ticket.tsx';
import type { useVisits } from './visits.api.ts';

const titles: Record<keyof VisitGroups, string> = {
  needsYou: 'Needs you now',
  upcoming: 'Upcoming',
  past: 'Past and cancelled',
};
const order = ['needsYou', 'upcoming', 'past'] as const;

type VisitListProps = {
  query: ReturnType<typeof useVisits>;
  side: 'provider' | 'pet_owner';
  onReview: (visit: Visit) => void;
  /** Renders the button for writing to the other side. */
  renderContact: (visit: Visit) => ReactNode;
  empty: ReactNode;
};

/** Visits of one side, grouped by the action they need, with loading, error and empty states. */
export function VisitList({ query, empty, ...group }: VisitListProps) {
  if (query.isPending) return <TicketSkeletons label="Loading visits..." />;
  if (!query.data) return <FailedQuery query={query} title="Your visits did not load" />;
  if (query.data.length === 0) return empty;
  const groups = groupVisits(query.data);
  return (
    <div className="grid gap-8">
      {order.map(
        (name) =>
          groups[name].length > 0 && (
            <Group key={name} title={titles[name]} visits={groups[name]} {...group} />
          ),
      )}
      <NextPage query={query}>Show older ones</NextPage>
    </div>
  );
}

type GroupProps = Omit<VisitListProps, 'query' | 'empty'> & { title: string; visits: readonly Visit[] };

function Group({ title, visits, side, onReview, renderContact }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="grid gap-[18px]">
        {visits.map((visit) => (
          <li key={visit.id} className="min-w-0">
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
          </li>
        ))}
      </ul>
    </section>
  );
}
