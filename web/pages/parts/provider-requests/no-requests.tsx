import { requestSearch } from '#web/features/grooming-requests/search/request-filters.ts';
import type { RequestFilters } from '#web/features/grooming-requests/search/request-filters.ts';
import { NothingFound } from '../searched-list/nothing-found.tsx';
import type { Filtering } from '../searched-list/searched-list.tsx';

/** The empty state of the request list. */
export function NoRequests({ filtering }: { filtering: Filtering<RequestFilters> }) {
  return (
    <NothingFound title="No requests available" search={requestSearch} filtering={filtering}>
      {`No pet ${filtering.query?.radius ? 'near you ' : ''}needs a groomer right now. New requests show up here on their own.`}
    </NothingFound>
  );
}
