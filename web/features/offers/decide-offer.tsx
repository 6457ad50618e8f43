import { Suspense, useState } from 'react';
import type { Offer } from '#contract/grooming/offers.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { offerLength, offerStart } from './offer-words.ts';

const ConfirmDialog = lazyPart(() =>
  import('#web/ui/overlays/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Accepts the offer and books the visit, after a confirmation that explains the consequences. */
export function AcceptOffer({ offer, first, only }: { offer: Offer; first: boolean; only: boolean }) {
  const [asks, setAsks] = useState(false);
  const { name } = offer.provider;
  const accept = useAction('POST /api/offers/:id/accept', {
    done: { title: `Booked with ${name}`, description: offerStart(offer) },
    failed: 'It was not booked',
    otherwise: 'Nothing has changed. Please try again.',
  });
  const book = async () => {
    await accept.run({ params: { id: offer.id } });
    setAsks(false);
  };
  return (
    <>
      <Button
        variant={first ? 'primary' : 'line'}
        className="flex-[1_1_6.5rem]"
        aria-label={`Accept ${name}’s offer`}
        onClick={() => setAsks(true)}
      >
        Accept
      </Button>
      <Suspense>
        {asks && (
          <ConfirmDialog
            open
            onOpenChange={setAsks}
            title={`Book ${name}?`}
            description={
              <p>
                <b className="tabular-nums">
                  {offerStart(offer)} ({offerLength(offer)}), {price(offer.price)}.
                </b>{' '}
                {!only && 'The other offers are politely declined. '}You can cancel until the visit begins.
              </p>
            }
            cancel="Not yet"
            confirm="Book"
            busy={accept.busy && 'Booking...'}
            onConfirm={() => void book()}
          >
            <VaccinationGaps gaps={offer.vaccinationGaps} asks={name} mends />
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}

/** Declines the offer after a confirmation. */
export function DeclineOffer({ offer }: { offer: Offer }) {
  const [asks, setAsks] = useState(false);
  const { name } = offer.provider;
  const decline = useAction('POST /api/offers/:id/decline', {
    done: { title: 'Declined', description: `${name} has been notified, politely.` },
    failed: 'It was not declined',
    otherwise: 'Nothing has changed. Please try again.',
  });
  const refuse = async () => {
    await decline.run({ params: { id: offer.id } });
    setAsks(false);
  };
  return (
    <>
      <Button variant="quiet" aria-label={`Decline ${name}’s offer`} onClick={() => setAsks(true)}>
        Decline
      </Button>
      <Suspense>
        {asks && (
          <ConfirmDialog
            open
            onOpenChange={setAsks}
            title={`Decline ${name}?`}
            description="We let them know politely. They cannot make another offer for this request."
            cancel="Keep It"
            confirm="Decline"
            busy={decline.busy && 'Declining...'}
            onConfirm={() => void refuse()}
          />
        )}
      </Suspense>
    </>
  );
}
