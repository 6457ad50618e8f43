import type { ReactNode } from 'react';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { PairedItem } from '#web/domain/map/pairing.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { WorkRowSkeletons } from '#web/ui/data/skeleton.tsx';
import { NextPage } from '#web/ui/data/query-list.tsx';
import { RequestRow } from './request-row.tsx';
import type { useRequestSearch } from '../requests.api.ts';

type RequestListProps = {
  search: ReturnType<typeof useRequestSearch>;
  renderAction: (request: RequestCard) => ReactNode;
  /** Shown if no requests match, with suggestions. */
  empty: ReactNode;
};

/** Rows of the matching open requests, with loading, error and empty states. */
export function RequestList({ search, renderAction, empty }: RequestListProps) {
  if (search.isPending) return <WorkRowSkeletons label="Loading requests..." />;
  const requests = search.data ?? [];
  if (search.isError && requests.length === 0)
    return (
      <FailedQuery
        query={search}
        title="The requests did not load"
        otherwise="The connection may be down. Your filters are kept."
      />
    );
  if (requests.length === 0) return empty;
  return (
    <>
      <ul className="grid gap-2.5" aria-busy={search.isPlaceholderData || undefined}>
        {requests.map((request) => (
          <PairedItem key={request.id} id={request.id}>
            <RequestRow request={request} action={renderAction(request)} />
          </PairedItem>
        ))}
      </ul>
      <NextPage query={search} />
    </>
  );
}
