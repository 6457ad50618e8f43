import { useId } from 'react';
import type { ReactNode } from 'react';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { groupRequests } from './own-request-groups.ts';
import type { RequestGroups } from './own-request-groups.ts';
import { OwnRequestTicket } from './own-request.tsx';
import type { useOwnRequests } from './requests.api.ts';

const titles: Record<keyof RequestGroups, string> = {
  answered: 'Offers to decide on',
  booked: 'Booked',
  waiting: 'Waiting for offers',
  past: 'Past and cancelled',
};
const order = ['answered', 'booked', 'waiting', 'past'] as const;

type OwnRequestsProps = {
  query: ReturnType<typeof useOwnRequests>;
  now: Date;
  onEdit: (request: OwnRequest) => void;
  /** Shown if the pet owner has never posted a request. */
  empty: ReactNode;
};

/** The pet owner's requests, grouped by the action they need, with loading, error and empty states. */
export function OwnRequests({ query, now, onEdit, empty }: OwnRequestsProps) {
  if (query.isPending) return <TicketSkeletons label="Loading your requests..." />;
  if (!query.data) return <FailedQuery query={query} title="Your requests did not load" />;
  if (query.data.length === 0) return empty;
  const groups = groupRequests(query.data);
  return (
    <div className="grid gap-8">
      {order.map(
        (name) =>
          groups[name].length > 0 && (
            <Group key={name} title={titles[name]} requests={groups[name]} now={now} onEdit={onEdit} />
          ),
      )}
      <NextPage query={query}>Show older ones</NextPage>
    </div>
  );
}

type GroupProps = Pick<OwnRequestsProps, 'now' | 'onEdit'> & {
  title: string;
  requests: readonly OwnRequest[];
};

function Group({ title, requests, now, onEdit }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <ul className="grid gap-[18px]">
        {requests.map((request) => (
          <li key={request.id} className="min-w-0">
            <OwnRequestTicket request={request} now={now} onEdit={() => onEdit(request)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
