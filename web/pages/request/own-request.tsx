import { useState } from 'react';
import { Link } from 'react-router';
import type { RequestDetail } from '#contract/grooming/grooming-requests.ts';
import type { Provider } from '#contract/grooming/offers.ts';
import { href } from '#contract/pages.ts';
import { AskedFold } from '#web/features/grooming-requests/asked-fold.tsx';
import { OwnRequestTicket } from '#web/features/grooming-requests/own/own-request.tsx';
import { useOwnRequest } from '#web/features/grooming-requests/requests.api.ts';
import { useRequestForm } from '#web/features/grooming-requests/post/use-request-form.tsx';
import { CompareOffers } from '#web/features/offers/compare-offers.tsx';
import { OffersSkeleton } from '#web/features/offers/offers-skeleton.tsx';
import { PastOffers } from '#web/features/offers/past-offers.tsx';
import { useOffersFor } from '#web/features/offers/offers.api.ts';
import { usePets } from '#web/features/pets/pets.api.ts';
import { useOwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';

/** The owner's view of a request: its status and its offers; while offers wait, what was asked is one line above them. */
export function OwnRequest({ request }: { request: RequestDetail }) {
  const now = useNow();
  const own = useOwnPetOwner();
  const pets = usePets();
  const asked = useOwnRequest(request.id);
  const form = useRequestForm({
    address: own.data?.profile?.address ?? null,
    preferredRadius: own.data?.profile?.preferredRadius,
  });
  const ticket = asked && (
    <OwnRequestTicket
      whole
      request={asked}
      now={now}
      onEdit={() => form.open({ kind: 'edit', request: asked, pets: pets.data ?? [] })}
    />
  );
  const hasOffers = asked?.status === 'posted' && asked.openOffers > 0;
  return (
    <>
      <div className="grid gap-1">
        <h1 className="wrap-anywhere">{request.title}</h1>
        {hasOffers && <AskedFold request={asked}>{ticket}</AskedFold>}
      </div>
      {!hasOffers && ticket}
      <Offers request={request} count={asked?.openOffers ?? request.applicationCount} />
      {form.dialog}
    </>
  );
}

function Offers({ request, count }: { request: RequestDetail; count: number }) {
  const offers = useOffersFor(request.id);
  const [person, setPerson] = useState<Provider>();
  if (offers.isPending)
    return (
      <>
        <output className="sr-only">Loading the offers...</output>
        <Skeleton className="h-8 w-3/5" />
        <OffersSkeleton count={count} />
      </>
    );
  if (!offers.data)
    return (
      <NotFoundOrFailed
        query={offers}
        what="list of offers"
        absent="The request may be over."
        back={{ to: href('pet-owner-dashboard', { tab: 'requests' }), words: 'Go to your requests' }}
      />
    );
  const open = offers.data.filter(({ status }) => status === 'pending');
  return (
    <>
      {open.length > 0 ? (
        <CompareOffers
          title={open.length === 1 ? 'One offer' : `${open.length} offers, side by side`}
          offers={open}
          onView={setPerson}
          onBooked={() => window.scrollTo({ top: 0 })}
          renderContact={({ id, name }) => <MessageLink to={id} name={name} variant="quiet" />}
        />
      ) : (
        request.status === 'posted' && (
          <EmptyState
            title="No offers yet"
            mood="wave"
            action={
              <Button asChild>
                <Link to={href('pet-owner-dashboard', { tab: 'groomers' })}>Look at groomers near you</Link>
              </Button>
            }
          >
            Groomers and salons near you see your request now. A fitting budget and a free day bring answers
            sooner.
          </EmptyState>
        )
      )}
      <PastOffers request={request} offers={offers.data} onView={setPerson} />
      <LazyPersonDialog
        id={person?.id ?? null}
        as={person?.as ?? 'groomer'}
        onClose={() => setPerson(undefined)}
      />
    </>
  );
}
