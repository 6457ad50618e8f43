import { useState } from 'react';
import type { OwnRequest } from '#contract/grooming-requests.ts';
import type { Provider } from '#contract/offers.ts';
import { RequestBrief } from '#web/features/grooming-requests/request-brief.tsx';
import { CompareOffers } from '#web/features/offers/compare-offers.tsx';
import { useOffersFor } from '#web/features/offers/offers.api.ts';
import { useSeen } from '#web/lib/seen.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MessageLink } from '../message-link.tsx';
import { ShownPerson } from '../owner-dashboard/shown-person.tsx';
import { offersTitle } from './attention.ts';

/** The offers for one request, read once they come into view: only then do their senders see 'read'. */
export default function OffersInView({ request }: { request: OwnRequest }) {
  const [mark, seen] = useSeen<HTMLDivElement>();
  const [person, setPerson] = useState<Provider>();
  const offers = useOffersFor(request.id, seen);
  return (
    <div ref={mark} className="pt-2">
      {offers.data ? (
        <CompareOffers
          title={offersTitle(request)}
          offers={offers.data}
          brief={<RequestBrief request={request} />}
          onView={setPerson}
          renderContact={({ id, name }) => <MessageLink to={id} name={name} variant="quiet" />}
        />
      ) : (
        <section className="grid gap-3.5" aria-label={offersTitle(request)}>
          <h2>{offersTitle(request)}</h2>
          <Skeleton className="h-72 rounded-m" />
        </section>
      )}
      <ShownPerson
        id={person?.id ?? null}
        as={person?.as ?? 'groomer'}
        onClose={() => setPerson(undefined)}
      />
    </div>
  );
}
