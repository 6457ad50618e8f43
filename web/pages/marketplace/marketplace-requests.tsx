import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { RequestRow } from '#web/features/grooming-requests/search/request-row.tsx';
import { RequestOnMap, requestsOnMap } from '#web/features/grooming-requests/search/request-on-map.tsx';
import { requestSearch } from '#web/features/grooming-requests/search/request-filters.ts';
import { useRequestSearch } from '#web/features/grooming-requests/requests.api.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { OfferButton, isAnswered } from '#web/features/offers/offer-button.tsx';
import { offeringAs } from '#web/features/offers/offering-as.ts';
import type { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import { NoRequests } from '../parts/provider-requests/no-requests.tsx';
import { useOfferDialog } from '../parts/provider-requests/use-offer-dialog.ts';
import { SavedSearchesButton } from '#web/features/saved-searches/saved-searches-button.tsx';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { SearchedList } from '../parts/searched-list/searched-list.tsx';

const words = { failed: 'Failed to apply to request', fallback: 'Please try again. What you wrote is kept.' };

type RequestOffersProps = {
  /** The call with the first page of every list. */
  offers: ReturnType<typeof useMarketplace>;
  viewer: { id: string; roles: readonly string[] };
};

/** Grooming requests, Premium members' first, each group newest first; those with an offer of the viewer's come last. */
export default function MarketplaceRequests({ offers, viewer }: RequestOffersProps) {
  const filtering = useSearchFilters(requestSearch, undefined);
  const { filters, query, change } = filtering;
  const filtered = requestSearch.count(filters) > 0;
  const list = useRequestSearch(
    offers.isPending ? undefined : query,
    filtered ? undefined : offers.data?.groomingRequests,
  );
  const { userType } = useUserType();
  const as = offeringAs(viewer.roles, userType);
  const offering = useOfferDialog({ as, words });
  const renderAction = (request: RequestCard, short = false) => (
    <OfferButton
      request={request}
      short={short}
      viewer={viewer}
      onOffer={offering.begin}
      {...(as === 'business' ? { words: 'Offer Services' } : {})}
    />
  );
  return (
    <>
      <SearchedList
        search={requestSearch}
        filtering={filtering}
        list={list}
        mapped={requestsOnMap}
        tools={<SavedSearchesButton kind="requests" search={requestSearch} query={query} onChange={change} />}
        renderOnMap={(request) => <RequestOnMap request={request} action={renderAction(request)} />}
        filtersClass="-mt-3 pb-2"
      >
        <CardGrid
          what="requests"
          rows
          list={list}
          ahead={{ others: 'All others', has: ({ priority }) => priority }}
          last={{ heading: 'You offered', has: isAnswered, asked: JSON.stringify(query) }}
          empty={<NoRequests filtering={filtering} />}
        >
          {(request) => <RequestRow request={request} action={renderAction(request, true)} />}
        </CardGrid>
      </SearchedList>
      {offering.dialog}
    </>
  );
}
