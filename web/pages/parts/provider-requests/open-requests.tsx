import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { FilterBar } from '#web/features/grooming-requests/filter-bar.tsx';
import { RequestFilterChips } from '#web/features/grooming-requests/filter-chips.tsx';
import { countFilters, countOf, noFilters, sorts } from '#web/features/grooming-requests/request-filters.ts';
import { RequestList } from '#web/features/grooming-requests/request-list.tsx';
import { useRequestCount, useRequestSearch } from '#web/features/grooming-requests/requests.api.ts';
import { OfferButton } from '#web/features/offers/offer-button.tsx';
import type { Home } from '#web/domain/places/near.ts';
import { Note } from '#web/ui/note.tsx';
import { FilterSelect } from '#web/ui/filters/filter-inputs.tsx';
import { NoRequests } from './no-requests.tsx';
import { useOfferDialog } from './use-offer-dialog.ts';
import { useRequestFilters } from './use-request-filters.ts';

type OpenRequestsProps = {
  as: 'groomer' | 'business';
  viewer: { id: string; roles: readonly string[] };
  home: Home;
  /** Content beside the list in wide windows. */
  aside: ReactNode;
};

/** Open requests that match, Premium first, each with its offer button. */
export function OpenRequests({ as, viewer, home, aside }: OpenRequestsProps) {
  const { filters, nearProblem, search, change } = useRequestFilters(home);
  const found = useRequestSearch(search);
  const { data: counted } = useRequestCount(search);
  const offering = useOfferDialog({ as });
  const place = search?.near ?? home?.place;
  const fields = { filters, home, onChange: change };
  return (
    <>
      <RequestFilterChips {...fields} />
      <FilterBar {...fields} nearProblem={nearProblem} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_300px] md:gap-4 xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-8">
        <section aria-labelledby="requests-near" className="grid min-w-0 gap-[18px]">
          <div className="flex min-h-11 items-center justify-between gap-3">
            <h2 id="requests-near" aria-live="polite" className="font-text text-m tracking-normal">
              {counted ? countOf(counted) : 'Requests'}{' '}
              {place && search?.radius && (
                <span className="font-normal text-ink-2">
                  within {search.radius} miles of {place}
                </span>
              )}
            </h2>
            <div className="flex items-center gap-2">
              <label htmlFor="request-sort" className="text-s text-ink-2 max-lg:sr-only">
                Sort
              </label>
              <FilterSelect
                id="request-sort"
                className="min-h-11! w-auto py-1.5!"
                options={sorts}
                value={search?.sort ?? ''}
                onChoose={(sort) => change({ sort: sorts.find(({ value }) => value === sort)?.value })}
              />
            </div>
          </div>
          {search && !place && (
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
                filtered={countFilters(filters) > 0}
                onClear={() => change(noFilters)}
                onFarther={search?.radius ? () => change({ radius: 'any' }) : undefined}
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
