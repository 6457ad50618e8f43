import { useQuery } from '@tanstack/react-query';
import { policySentence } from '#contract/cancellation-policies/cancellation-fee.ts';
import type { Offer } from '#contract/grooming/offers.ts';
import { CalendarWarning } from '#web/domain/calendar/calendar-warning.tsx';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { price } from '#web/lib/money.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { query } from '#web/lib/api/query.ts';
import { Note } from '#web/ui/note.tsx';
import { offerLength, offerStart } from './offer-words.ts';

type AcceptOfferProps = {
  offer: Offer;
  first: boolean;
  only: boolean;
  /** Shows the booking, since the offers leave the screen. */
  onBooked: () => void;
};

/** Accepts the offer and books the visit, after a confirmation that explains the consequences. */
export function AcceptOffer({ offer, first, only, onBooked }: AcceptOfferProps) {
  const { name } = offer.provider;
  const accept = useAction('POST /api/offers/:id/accept', {
    done: { about: offer.id, title: `Booked with ${name}`, description: offerStart(offer) },
    failed: 'It was not booked',
    otherwise: 'Nothing has changed. Please try again.',
    accepted() {
      onBooked();
      bookedAs.set('pet_owner');
    },
  });
  return (
    <ConfirmButton
      variant={first ? 'primary' : 'line'}
      className="flex-[1_1_6.5rem]"
      aria-label={`Accept ${name}’s offer`}
      onConfirm={() => accept.run({ params: { id: offer.id } })}
      dialog={{
        title: `Book ${name}?`,
        description: (
          <p>
            <b className="tabular-nums">
              {offerStart(offer)} ({offerLength(offer)}), {price(offer.price)}
              {offer.provider.mobile && ', travel included'}.
            </b>{' '}
            {!only && 'The other offers are politely declined. '}
            <ProviderPolicy providerId={offer.provider.id} />
          </p>
        ),
        confirm: offer.tightTravel || offer.busyElsewhere ? 'Book anyway' : 'Book',
        busy: accept.busy && 'Booking...',
        children: (
          <>
            {offer.tightTravel && (
              <Note tone="warn" icon="pin">
                <b>{name} may not get there in time.</b> Other work that day is far away. A message first may
                save you a gap.
              </Note>
            )}
            {offer.busyElsewhere && (
              <Note tone="warn" icon="calendar">
                <b>{name} may be busy then.</b> Their own calendar has something else at that time. A message
                first may save you a gap.
              </Note>
            )}
            <CalendarWarning as="pet_owner" startsAt={offer.startsAt} endsAt={offer.endsAt} />
            <VaccinationGaps gaps={offer.vaccinationGaps} asks={name} mends />
          </>
        ),
      }}
    >
      Accept
    </ConfirmButton>
  );
}

/** A provider's current cancellation policy in one sentence, shown before a booking. */
function ProviderPolicy({ providerId }: { providerId: string }) {
  const { data, isLoadingError } = useQuery(
    query('GET /api/cancellation-policies/:id', { params: { id: providerId } }),
  );
  if (isLoadingError) return <>The cancellation policy did not load.</>;
  return <>{data ? policySentence(data.policy) : 'Loading the cancellation policy...'}</>;
}
