import { Link } from 'react-router';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import { requestSearch } from '#web/features/grooming-requests/search/request-filters.ts';
import { RequestOnMap, requestsOnMap } from '#web/features/grooming-requests/search/request-on-map.tsx';
import { RequestRow } from '#web/features/grooming-requests/search/request-row.tsx';
import { useRequestCount, useRequestSearch } from '#web/features/grooming-requests/requests.api.ts';
import { isAnswered, OfferButton } from '#web/features/offers/offer-button.tsx';
import type { Home } from '#web/domain/places/near.ts';
import { useSearchFilters } from '#web/domain/search/use-search-filters.ts';
import { Note } from '#web/ui/note.tsx';
import { CardGrid } from '../card-grid.tsx';
import { ListHeading, ListTools } from '../searched-list/list-head.tsx';
import { SearchedList } from '../searched-list/searched-list.tsx';
import { NoRequests } from './no-requests.tsx';
import { useOfferDialog } from './use-offer-dialog.ts';

type OpenRequestsProps = {
  as: 'groomer' | 'business';
  viewer: { id: string; roles: readonly string[] };
  home: Home;
};

/** Open requests that match, Premium first, each with its offer button; those with an offer of the viewer's come last. */
export function OpenRequests({ as, viewer, home }: OpenRequestsProps) {
  const filtering = useSearchFilters(requestSearch, home);
  const { query } = filtering;
  const found = useRequestSearch(query);
  const { data: counted } = useRequestCount(query);
  const offering = useOfferDialog({ as });
  const searching = { search: requestSearch, filtering };
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
        {...searching}
        list={found}
        mapped={requestsOnMap}
        heading={<ListHeading {...searching} id="requests-near" counted={counted} />}
        tools={<ListTools {...searching} kind="requests" />}
        renderOnMap={(request) => <RequestOnMap request={request} action={renderAction(request)} />}
      >
        <section aria-labelledby="requests-near" className="grid min-w-0 gap-[18px]">
          {query && !(query.near ?? home?.place) && (
            <Note icon="pin">
              <Link to={href('profile')} className="underline">
                Set your location
              </Link>
              , and every request shows how far it is.
            </Note>
          )}
          <CardGrid
            what="requests"
            rows
            list={found}
            ahead={{ others: 'All others', has: ({ priority }) => priority }}
            last={{ heading: 'You offered', has: isAnswered, asked: JSON.stringify(query) }}
            empty={<NoRequests filtering={filtering} />}
          >
            {(request) => <RequestRow request={request} action={renderAction(request, true)} />}
          </CardGrid>
        </section>
      </SearchedList>
      {offering.dialog}
    </>
  );
}
