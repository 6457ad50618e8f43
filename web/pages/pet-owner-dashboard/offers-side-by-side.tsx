import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import type { Offer, Provider } from '#contract/grooming/offers.ts';
import { href } from '#contract/pages.ts';
import { AskedFold } from '#web/features/grooming-requests/asked-fold.tsx';
import { RequestBrief } from '#web/features/grooming-requests/request-brief.tsx';
import { CompareOffers } from '#web/features/offers/compare-offers.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';
import { useMedia } from '#web/lib/use-media.ts';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';
import { offersTitle } from './attention.ts';

type OffersSideBySideProps = {
  request: OwnRequest;
  /** Undefined while loading. */
  offers: readonly Offer[] | undefined;
  waiting: ReactNode;
};

/** The request and its offers side by side, with the senders of the offers. */
export default function OffersSideBySide({ request, offers, waiting }: OffersSideBySideProps) {
  const navigate = useNavigate();
  const [person, setPerson] = useState<Provider>();
  const isWide = useMedia('(width >= 80rem)');
  if (!offers) return waiting;
  const brief = <RequestBrief request={request} />;
  return (
    <>
      <CompareOffers
        title={offersTitle(request)}
        offers={offers}
        brief={isWide ? brief : <AskedFold request={request}>{brief}</AskedFold>}
        onView={setPerson}
        onBooked={() => void navigate(href('request', { id: request.id }))}
        renderContact={({ id, name }) => <MessageLink to={id} name={name} variant="quiet" />}
      />
      <LazyPersonDialog
        id={person?.id ?? null}
        as={person?.as ?? 'groomer'}
        onClose={() => setPerson(undefined)}
      />
    </>
  );
}
