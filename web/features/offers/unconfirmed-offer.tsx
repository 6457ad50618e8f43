import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { SentOffer } from '#contract/grooming/offers.ts';
import { CheckingCalendar, ClashList } from '#web/domain/calendar/checked-times.tsx';
import { FarApartStops } from '#web/domain/calendar/far-apart-stops.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { dayInWords, inMinutes, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { minutesOf } from './offer-draft.ts';
import type { OfferCheck, OfferedRequest } from './offer-draft.ts';
import { changedWords, offerStart } from './offer-words.ts';
import { useOfferCheck } from './offers.api.ts';
import { useBookPrice } from './use-book-price.ts';

type UnconfirmedOfferProps = {
  offer: SentOffer;
  /** The request as it is now. */
  request: OfferedRequest & Pick<RequestCard, 'preferredDate'>;
  as: 'groomer' | 'business';
  /** Opens the form to change the offer. */
  onChange: () => void;
};

/**
 * Shown if the request changed after the offer was sent: the sender confirms the offer, for the time that the work takes
 * now, or changes its price or time.
 */
export function UnconfirmedOffer({ offer, request, as, onChange }: UnconfirmedOfferProps) {
  const { firstName } = request.owner;
  const check = useOfferCheck(request.id, { own: 'true' });
  const confirm = useAction('POST /api/offers/:id/confirm', {
    done: {
      about: request.id,
      title: 'Offer confirmed',
      description: `${firstName} can accept it now.`,
    },
    failed: 'Your offer was not confirmed',
    otherwise: 'Nothing has changed. Please try again.',
  });
  const confirmIt = () =>
    confirm.run({
      params: { id: offer.id },
      body: { termsChangedAt: request.termsChangedAt, minutes: check.data?.minutes },
    });
  const isTaken = (check.data?.clashes.length ?? 0) > 0;
  return (
    <>
      <Note tone="warn">
        <b>
          {firstName} changed {changedWords(offer.changedTerms)}.
        </b>{' '}
        Your offer of {price(offer.listPrice)} for {offerStart(offer)} cannot be accepted until you confirm or
        change it.
      </Note>
      <ConfirmButton
        variant="primary"
        wide
        onConfirm={confirmIt}
        dialog={{
          title: 'Confirm this offer?',
          description: `${firstName} can then accept it, which books you.`,
          confirm: 'Confirm offer',
          busy: confirm.busy && 'Confirming...',
          disabled: !check.data || isTaken,
          children: check.data ? (
            <Terms offer={offer} request={request} as={as} check={check.data} />
          ) : (
            <CheckingCalendar className="h-24" />
          ),
        }}
      >
        Confirm offer
      </ConfirmButton>
      <Button wide onClick={onChange}>
        Change offer
      </Button>
    </>
  );
}

type TermsProps = Omit<UnconfirmedOfferProps, 'onChange'> & { check: OfferCheck };

/** What was offered, next to what the request asks for now. */
function Terms({ offer, request, as, check }: TermsProps) {
  const book = useBookPrice(request, { as, atHome: check.atHome });
  const before = minutesOf(offer);
  const offered = shortDate(offer.startsAt, offer.timeZone);
  const wanted = request.preferredDate && dayInWords(request.preferredDate);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2 tabular-nums">
        <Term
          name="Time for the work"
          before={inMinutes(before)}
          now={check.minutes === before ? null : inMinutes(check.minutes)}
        />
        <Term name="Day" before={offerStart(offer)} now={null} />
        {wanted && wanted !== offered && (
          <p className="hint">
            {request.owner.firstName} now prefers {wanted}. To go along, change the offer.
          </p>
        )}
        <Term name="You offered" before={price(offer.listPrice)} now={null} />
        {book !== undefined && book.cents !== offer.listPrice && (
          <p className="hint">
            Your price list says from {price(book.cents)} for this work now ({book.words}
            {book.travel > 0 && `, with ${price(book.travel)} for coming to them`}). To ask for it, change the
            offer.
          </p>
        )}
      </dl>
      {check.clashes.length > 0 ? (
        <ClashList clashes={check.clashes}>
          <b>You’re booked then.</b> Change the offer to another time.
        </ClashList>
      ) : (
        <FarApartStops stops={check.travel} />
      )}
    </div>
  );
}

function Term({ name, before, now }: { name: string; before: string; now: string | null }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-strong">
        {now === null ? (
          before
        ) : (
          <>
            <span className="sr-only">Before: </span>
            <s>{before}</s> <span className="sr-only">Now: </span>
            {now}
          </>
        )}
      </dd>
    </div>
  );
}
