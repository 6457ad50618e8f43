import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { SentOffer } from '#contract/grooming/offers.ts';
import { price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { changedWords, offerStart } from './offer-words.ts';

type UnconfirmedOfferProps = {
  offer: SentOffer;
  /** Fields of the request that are shown next to the offer. */
  request: Pick<RequestCard, 'owner' | 'termsChangedAt'>;
  /** Opens the form to change the offer. */
  onChange: () => void;
};

/**
 * Shown if the request changed after the offer was sent: the sender confirms the offer or changes its price
 * or time.
 */
export function UnconfirmedOffer({ offer, request, onChange }: UnconfirmedOfferProps) {
  const { firstName } = request.owner;
  const confirm = useAction('POST /api/offers/:id/confirm', {
    done: { title: 'Offer confirmed', description: `${firstName} can accept it now.` },
    failed: 'Your offer was not confirmed',
    otherwise: 'Nothing has changed. Please try again.',
  });
  const confirmIt = () =>
    confirm.run({ params: { id: offer.id }, body: { termsChangedAt: request.termsChangedAt } });
  return (
    <>
      <Note tone="warn">
        <b>
          {firstName} changed {changedWords(offer.changedTerms)}.
        </b>{' '}
        Your offer of {price(offer.listPrice)} for {offerStart(offer)} cannot be accepted until you confirm or
        change it.
      </Note>
      <Button variant="primary" wide busy={confirm.busy && 'Confirming...'} onClick={() => void confirmIt()}>
        Confirm Offer
      </Button>
      <Button wide onClick={onChange}>
        Change Offer
      </Button>
    </>
  );
}
