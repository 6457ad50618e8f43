import { Link } from 'react-router';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { requestSearch } from '#web/features/grooming-requests/request-filters.ts';
import { RequestOnMap, requestPin } from '#web/features/grooming-requests/request-on-map.tsx';
import { RequestList } from '#web/features/grooming-requests/request-list.tsx';
import { useRequestCount, useRequestSearch } from '#web/features/grooming-requests/requests.api.ts';
import { OfferButton } from '#web/features/offers/offer-button.tsx';
import { MapBesideList } from '#web/domain/map/map-beside-list.tsx';
import { SearchMap } from '#web/domain/map/search-map.tsx';
import type { Home } from '#web/domain/places/near.ts';
import { SavedSearchesButton } from '#web/features/saved-searches/saved-searches-button.tsx';
import { FilterBar } from '#web/domain/search/filter-bar.tsx';
import { FilterChips } from '#web/domain/search/filter-chips.tsx';
import { SortSelect } from '#web/domain/search/sort-select.tsx';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { Note } from '#web/ui/note.tsx';
import { NoRequests } from './no-requests.tsx';
import { useOfferDialog } from './use-offer-dialog.ts';

type OpenRequestsProps = {
  as: 'groomer' | 'business';
  viewer: { id: string; roles: readonly string[] };
  home: Home;
};

/** Open requests that match, Premium first, each with its offer button. */
export function OpenRequests({ as, viewer, home }: OpenRequestsProps) {
  const { filters, nearProblem, query, change } = useSearchFilters(requestSearch, home);
  const found = useRequestSearch(query);
  const { data: counted } = useRequestCount(query);
  const offering = useOfferDialog({ as });
  const place = query?.near ?? home?.place;
  const fields = { search: requestSearch, filters, home, onChange: change };
  const renderAction = (request: RequestCard) => (
    <OfferButton
      request={request}
      viewer={viewer}
      onOffer={offering.begin}
      {...(as === 'business' ? { words: 'Offer Services' } : {})}
    />
  );
  return (
    <>
      <FilterChips {...fields} />
      <FilterBar {...fields} nearProblem={nearProblem} />
      <MapBesideList
        heading={
          <h2 id="requests-near" aria-live="polite" className="font-text text-m tracking-normal">
            {counted ? requestSearch.counted(counted) : 'Requests'}{' '}
            {place && query?.radius && (
              <span className="font-normal text-ink-2">
                within {query.radius} miles of {place}
              </span>
            )}
          </h2>
        }
        tools={
          <>
            <SavedSearchesButton kind="requests" search={requestSearch} query={query} onChange={change} />
            <SortSelect search={requestSearch} value={query?.sort ?? ''} onChange={change} />
          </>
        }
        map={
          <SearchMap
            search={requestSearch}
            query={query}
            home={home}
            change={change}
            list={found}
            toItem={requestPin}
            renderCard={(request) => <RequestOnMap request={request} action={renderAction(request)} />}
          />
        }
      >
        <section aria-labelledby="requests-near" className="grid min-w-0 gap-[18px]">
          {query && !place && (
            <Note icon="pin">
              <Link to={href('profile')} className="underline">
                Say where you work from
              </Link>
              , and every request shows how far it is.
            </Note>
          )}
          <RequestList
            search={found}
            renderAction={renderAction}
            empty={
              <NoRequests
                filtered={requestSearch.count(filters) > 0}
                onClear={() => change(requestSearch.none)}
                onFarther={query?.radius ? () => change({ radius: 'any' }) : undefined}
              />
            }
          />
        </section>
      </MapBesideList>
      {offering.dialog}
    </>
  );
}
