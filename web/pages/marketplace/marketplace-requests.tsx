import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { MarketplaceRequestCard } from '#web/features/grooming-requests/marketplace-request-card.tsx';
import { RequestOnMap, requestPin } from '#web/features/grooming-requests/request-on-map.tsx';
import { requestSearch } from '#web/features/grooming-requests/request-filters.ts';
import { useRequestSearch } from '#web/features/grooming-requests/requests.api.ts';
import { useUserType } from '#web/features/identity/user-type.tsx';
import { OfferButton } from '#web/features/offers/offer-button.tsx';
import { offeringAs } from '#web/features/offers/offering-as.ts';
import type { useMarketplace } from '#web/features/shifts/shifts.api.ts';
import { NoRequests } from '../parts/provider-requests/no-requests.tsx';
import { useOfferDialog } from '../parts/provider-requests/use-offer-dialog.ts';
import { MapBesideList } from '#web/domain/map/map-beside-list.tsx';
import { SearchMap } from '#web/domain/map/search-map.tsx';
import { SavedSearchesButton } from '#web/features/saved-searches/saved-searches-button.tsx';
import { FilterBar } from '#web/domain/search/filter-bar.tsx';
import { FilterChips } from '#web/domain/search/filter-chips.tsx';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { CardGrid } from '../parts/card-grid.tsx';

const words = { failed: 'Failed to apply to request', fallback: 'Please try again. What you wrote is kept.' };

type RequestOffersProps = {
  /** The call with the first page of every list. */
  offers: ReturnType<typeof useMarketplace>;
  viewer: { id: string; roles: readonly string[] };
};

/** Grooming requests, Premium members' first, each group newest first. */
export default function MarketplaceRequests({ offers, viewer }: RequestOffersProps) {
  const { filters, home, nearProblem, query, change } = useSearchFilters(requestSearch, undefined);
  const filtered = requestSearch.count(filters) > 0;
  const list = useRequestSearch(
    offers.isPending ? undefined : query,
    filtered ? undefined : offers.data?.groomingRequests,
  );
  const { userType } = useUserType();
  const as = offeringAs(viewer.roles, userType);
  const offering = useOfferDialog({ as, words });
  const fields = { search: requestSearch, filters, home, onChange: change };
  const renderAction = (request: RequestCard) => (
    <OfferButton
      request={request}
      viewer={viewer}
      words={as === 'business' ? 'Offer Services' : 'Apply to Groom'}
      onOffer={offering.begin}
    />
  );
  return (
    <>
      <div className="-mt-3 pb-2">
        <FilterChips {...fields} />
        <FilterBar {...fields} nearProblem={nearProblem} />
      </div>
      <MapBesideList
        tools={<SavedSearchesButton kind="requests" search={requestSearch} query={query} onChange={change} />}
        map={
          <SearchMap
            search={requestSearch}
            query={query}
            home={home}
            change={change}
            list={list}
            toItem={requestPin}
            renderCard={(request) => <RequestOnMap request={request} action={renderAction(request)} />}
          />
        }
      >
        <CardGrid
          what="requests"
          besideMap
          list={list}
          empty={
            <NoRequests
              filtered={filtered}
              onClear={() => change(requestSearch.none)}
              onFarther={query?.radius ? () => change({ radius: 'any' }) : undefined}
            />
          }
        >
          {(request) => <MarketplaceRequestCard request={request} action={renderAction(request)} />}
        </CardGrid>
      </MapBesideList>
      {offering.dialog}
    </>
  );
}
