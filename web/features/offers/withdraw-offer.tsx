import type { SentOffer } from '#contract/offers.ts';
import { useNavigate } from 'react-router';
import { CallError, detailOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useSendOffer, useWithdrawOffer } from './offers.api.ts';
import { minutesOf } from './offer-draft.ts';
import { offerStart } from './offer-words.ts';

/** Takes an offer back that nobody has accepted; the toast sends it again. */
export function WithdrawOffer({ offer }: { offer: SentOffer }) {
  const withdraw = useWithdrawOffer();
  const send = useSendOffer();
  const navigate = useNavigate();
  const visitOf = (error: unknown) => {
    const visit = error instanceof CallError ? error.facts.visit : undefined;
    return visit && { label: 'See Visit', onSelect: () => void navigate(`/visits/${visit.id}`) };
  };
  const sendAgain = async () => {
    try {
      await send.mutateAsync({
        groomingRequestId: offer.groomingRequestId,
        message: offer.message,
        price: offer.listPrice,
        proposedAt: offer.startsAt,
        minutes: minutesOf(offer),
        termsChangedAt: offer.request.termsChangedAt,
        confirmDistance: true,
      });
      toast({ title: 'Offer sent', description: offerStart(offer) });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Your offer was not sent',
        description: detailOf(error, 'Please try again.'),
      });
    }
  };
  const takeBack = async () => {
    try {
      await withdraw.mutateAsync(offer.id);
      toast({
        title: 'Offer withdrawn',
        description: offer.request.title,
        action: { label: 'Undo', onSelect: () => void sendAgain() },
      });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Your offer was not withdrawn',
        description: detailOf(error, 'Nothing has changed. Please try again.'),
        action: visitOf(error),
      });
    }
  };
  return (
    <Button wide busy={withdraw.isPending && 'Withdrawing...'} onClick={() => void takeBack()}>
      Withdraw
    </Button>
  );
}
