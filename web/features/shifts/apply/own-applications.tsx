import type { ReactNode } from 'react';
import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { useNow } from '#web/lib/use-now.ts';
import { GroupedList } from '#web/ui/data/grouped-list.tsx';
import { groupApplications } from '../application-groups.ts';
import type { useOwnApplications } from './applications.api.ts';
import { OwnApplicationTicket } from './own-application.tsx';

const titles = {
  now: 'Needs you now',
  upcoming: 'Upcoming',
  waiting: 'Waiting for the owner',
  past: 'Closed',
};

type OwnApplicationsProps = {
  query: ReturnType<typeof useOwnApplications>;
  onReview: (application: OwnApplication) => void;
  /** Shown if the groomer has never applied. */
  empty: ReactNode;
};

/** The groomer's applications, grouped by the action they need. */
export function OwnApplications({ query, onReview, empty }: OwnApplicationsProps) {
  const now = useNow();
  return (
    <GroupedList
      query={query}
      groupItems={(applications) => groupApplications(applications, now)}
      titles={titles}
      loading="Loading applications..."
      failed="Your applications did not load"
      empty={empty}
    >
      {(application) => <OwnApplicationTicket application={application} onReview={onReview} />}
    </GroupedList>
  );
}
