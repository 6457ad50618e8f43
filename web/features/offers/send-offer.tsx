import { useState } from 'react';
import type { ReactNode } from 'react';
import { fewNames } from '#web/domain/pets/pet-words.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { useOwnFacts } from '#web/domain/facts/own-facts.ts';
import { freeStart, valuesOf } from './offer-draft.ts';
import type { OfferAs, OfferValues, OfferedFrom, OfferedRequest } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { useFreeTimes, useOfferCheck } from './offers.api.ts';
import { bookPrice } from './use-book-price.ts';

type SendOfferProps = {
  request: OfferedRequest;
  as: OfferAs;
  /** Values of an earlier attempt that failed. */
  draft: OfferValues | undefined;
  /** Errors of the server, by field of the API. */
  errors: readonly { path: string; message: string }[];
  onSend: (values: OfferValues, from: OfferedFrom) => void;
  onClose: () => void;
};

/** What the form begins with, and which of it is the sender's first free time. */
type Start = { values: OfferValues; freeAt?: string | undefined };

const isSettled = ({ isFetched, failureCount }: { isFetched: boolean; failureCount: number }): boolean =>
  isFetched || failureCount > 0;

/** Dialog for an offer: price, time and message, with conflicts shown before anything is sent. */
export default function SendOffer({ request, as, draft, errors, onSend, onClose }: SendOfferProps) {
  const check = useOfferCheck(request.id, { as });
  const book = useOwnFacts(as);
  const { data: first } = check;
  const [start, setStart] = useState<Start | undefined>(draft && { values: draft });
  const needsTime = !start && first && (first.startsAt === null || first.clashes.length > 0);
  const free = useFreeTimes(
    needsTime
      ? {
          minutes: first.minutes,
          pets: request.pets.length,
          requestId: request.id,
          near: first.startsAt ?? undefined,
        }
      : undefined,
  );
  // Settled once, so that nothing typed is lost when one of them is read again. What fails to load is left empty.
  if (!start && first && isSettled(book) && (!needsTime || isSettled(free))) {
    const cents = book.data && bookPrice(request, { ...book.data, atHome: first.atHome })?.cents;
    const freeAt = needsTime ? freeStart(free.data?.openings ?? [], first.startsAt, request) : undefined;
    setStart({ values: valuesOf(first, { cents, startsAt: freeAt }, request.timeZone), freeAt });
  }
  const body: ReactNode =
    first && start ? (
      <OfferFields
        request={request}
        as={as}
        first={first}
        start={start.values}
        freeAt={start.freeAt}
        errors={errors}
        onSend={onSend}
        onClose={onClose}
      />
    ) : check.isError ? (
      <FailedQuery query={check} title="The request did not load" />
    ) : (
      <div className="grid gap-4">
        <output className="sr-only">Loading the request...</output>
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-24" />
      </div>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Send an offer for ${fewNames(request.pets)}`}
      description={request.title}
    >
      {body}
    </Dialog>
  );
}
