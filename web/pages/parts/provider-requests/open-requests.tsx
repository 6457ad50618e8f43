import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { requestSearch } from '#web/features/grooming-requests/request-filters.ts';
import { RequestList } from '#web/features/grooming-requests/request-list.tsx';
import { useRequestCount, useRequestSearch } from '#web/features/grooming-requests/requests.api.ts';
import { OfferButton } from '#web/features/offers/offer-button.tsx';
import type { Home } from '#web/domain/places/near.ts';
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
  /** Content beside the list in wide windows. */
  aside: ReactNode;
};

/** Open requests that match, Premium first, each with its offer button. */
export function OpenRequests({ as, viewer, home, aside }: OpenRequestsProps) {
  const { filters, nearProblem, query, change } = useSearchFilters(requestSearch, home);
  const found = useRequestSearch(query);
  const { data: counted } = useRequestCount(query);
  const offering = useOfferDialog({ as });
  const place = query?.near ?? home?.place;
  const fields = { search: requestSearch, filters, home, onChange: change };
  return (
    <>
      <FilterChips {...fields} />
      <FilterBar {...fields} nearProblem={nearProblem} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_300px] md:gap-4 xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-8">
        <section aria-labelledby="requests-near" className="grid min-w-0 gap-[18px]">
          <div className="flex min-h-11 items-center justify-between gap-3">
            <h2 id="requests-near" aria-live="polite" className="font-text text-m tracking-normal">
              {counted ? requestSearch.counted(counted) : 'Requests'}{' '}
              {place && query?.radius && (
                <span className="font-normal text-ink-2">
                  within {query.radius} miles of {place}
                </span>
              )}
            </h2>
            <SortSelect search={requestSearch} value={query?.sort ?? ''} onChange={change} />
          </div>
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
            renderAction={(request) => (
              <OfferButton
                request={request}
                viewer={viewer}
                onOffer={offering.begin}
                {...(as === 'business' ? { words: 'Offer Services' } : {})}
              />
            )}
            empty={
              <NoRequests
                filtered={requestSearch.count(filters) > 0}
                onClear={() => change(requestSearch.none)}
                onFarther={query?.radius ? () => change({ radius: 'any' }) : undefined}
              />
            }
          />
        </section>
        <aside aria-label="At a glance" className="sticky top-4 grid gap-8 max-md:hidden md:pt-2">
          {aside}
        </aside>
      </div>
      {offering.dialog}
    </>
  );
}
