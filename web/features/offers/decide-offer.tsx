import { Suspense, useState } from 'react';
import type { Offer } from '#contract/offers.ts';
import { detailOf } from '#web/lib/call.ts';
import { useWayOn } from '#web/lib/way-on.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { toast } from '#web/ui/toast-store.ts';
import { VaccinationGaps } from '#web/ui/vaccination-gaps.tsx';
import { useAcceptOffer, useDeclineOffer } from './offers.api.ts';
import { offerLength, offerStart } from './offer-words.ts';

const ConfirmDialog = lazyPart(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Books the visit, after saying what that means. */
export function AcceptOffer({ offer, first, only }: { offer: Offer; first: boolean; only: boolean }) {
  const [asks, setAsks] = useState(false);
  const accept = useAcceptOffer();
  const wayOn = useWayOn();
  const { name } = offer.provider;
  const book = async () => {
    try {
      await accept.mutateAsync(offer.id);
      toast({ title: `Booked with ${name}`, description: offerStart(offer) });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'It was not booked',
        description: detailOf(error, 'Nothing has changed. Please try again.'),
        action: wayOn(error),
      });
    } finally {
      setAsks(false);
    }
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
            busy={accept.isPending && 'Booking...'}
            onConfirm={() => void book()}
          >
            <VaccinationGaps gaps={offer.vaccinationGaps} asks={name} mends />
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  );
}

/** Says no, kindly. */
export function DeclineOffer({ offer }: { offer: Offer }) {
  const [asks, setAsks] = useState(false);
  const decline = useDeclineOffer();
  const { name } = offer.provider;
  const refuse = async () => {
    try {
      await decline.mutateAsync(offer.id);
      toast({ title: 'Declined', description: `${name} has been notified, politely.` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'It was not declined',
        description: detailOf(error, 'Nothing has changed. Please try again.'),
      });
    } finally {
      setAsks(false);
    }
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
            busy={decline.isPending && 'Declining...'}
            onConfirm={() => void refuse()}
          />
        )}
      </Suspense>
    </>
  );
}
