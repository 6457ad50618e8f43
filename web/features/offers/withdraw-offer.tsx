import type { SentOffer } from '#contract/grooming/offers.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { minutesOf } from './offer-draft.ts';
import { offerStart } from './offer-words.ts';

/** Button that withdraws a pending offer. The toast can send it again. */
export function WithdrawOffer({ offer }: { offer: SentOffer }) {
  const send = useAction('POST /api/applications/grooming-request', {
    done: { title: 'Offer sent', description: offerStart(offer) },
    failed: 'Your offer was not sent',
  });
  const sendAgain = () =>
    send.run({
      body: {
        groomingRequestId: offer.groomingRequestId,
        message: offer.message,
        price: offer.listPrice,
        proposedAt: offer.startsAt,
        minutes: minutesOf(offer),
        termsChangedAt: offer.request.termsChangedAt,
        confirmDistance: true,
      },
    });
  const withdraw = useAction('POST /api/offers/:id/withdraw', {
    done: {
      title: 'Offer withdrawn',
      description: offer.request.title,
      action: { label: 'Undo', onSelect: () => void sendAgain() },
    },
    failed: 'Your offer was not withdrawn',
    otherwise: 'Nothing has changed. Please try again.',
  });
  return (
    <Button
      wide
      busy={withdraw.busy && 'Withdrawing...'}
      onClick={() => void withdraw.run({ params: { id: offer.id } })}
    >
      Withdraw
    </Button>
  );
}
