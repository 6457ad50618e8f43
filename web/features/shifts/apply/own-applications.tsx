import { useId } from 'react';
import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { useNow } from '#web/lib/use-now.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { groupApplications } from '../application-groups.ts';
import type { ApplicationGroups } from '../application-groups.ts';
import type { useOwnApplications } from './applications.api.ts';
import { OwnApplicationTicket } from './own-application.tsx';

const titles: Record<keyof ApplicationGroups, string> = {
  now: 'Needs you now',
  upcoming: 'Upcoming',
  waiting: 'Waiting for the owner',
  past: 'Closed',
};
const order = ['now', 'upcoming', 'waiting', 'past'] as const;

type OwnApplicationsProps = {
  query: ReturnType<typeof useOwnApplications>;
  onReview: (application: OwnApplication) => void;
  /** Shown if the groomer has never applied. */
  empty: ReactNode;
};

/** The groomer's applications, grouped by the action they need. */
export function OwnApplications({ query, onReview, empty }: OwnApplicationsProps) {
  const now = useNow();
  if (query.isPending) return <TicketSkeletons label="Loading applications..." />;
  if (!query.data) return <FailedQuery query={query} title="Your applications did not load" />;
  if (query.data.length === 0) return empty;
  const groups = groupApplications(query.data, now);
  return (
    <div className="grid gap-8">
      {order.map(
        (name) =>
          groups[name].length > 0 && (
            <Group key={name} title={titles[name]} applications={groups[name]} onReview={onReview} />
          ),
      )}
      <NextPage query={query}>Show older ones</NextPage>
    </div>
  );
}

type GroupProps = Pick<OwnApplicationsProps, 'onReview'> & {
  title: string;
  applications: readonly OwnApplication[];
};

function Group({ title, applications, onReview }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="grid gap-[18px]">
        {applications.map((application) => (
          <li key={application.id} className="min-w-0">
            <OwnApplicationTicket application={application} onReview={onReview} />
          </li>
        ))}
      </ul>
    </section>
  );
}
