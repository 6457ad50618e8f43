import type { ReactNode } from 'react';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { GroupedList } from '#web/ui/data/grouped-list.tsx';
import { groupRequests } from './own-request-groups.ts';
import { OwnRequestTicket } from './own-request.tsx';
import type { useOwnRequests } from '../requests.api.ts';

const titles = {
  answered: 'Offers to decide on',
  booked: 'Booked',
  waiting: 'Waiting for offers',
  past: 'Past and cancelled',
};

type OwnRequestsProps = {
  query: ReturnType<typeof useOwnRequests>;
  now: Date;
  onEdit: (request: OwnRequest) => void;
  /** Shown if the pet owner has never posted a request. */
  empty: ReactNode;
};

/** The pet owner's requests, grouped by the action they need. */
export function OwnRequests({ query, now, onEdit, empty }: OwnRequestsProps) {
  return (
    <GroupedList
      query={query}
      groupItems={groupRequests}
      titles={titles}
      loading="Loading your requests..."
      failed="Your requests did not load"
      empty={empty}
    >
      {(request) => <OwnRequestTicket request={request} now={now} onEdit={() => onEdit(request)} />}
    </GroupedList>
  );
}
