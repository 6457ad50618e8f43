import type { Offer } from '#contract/grooming/offers.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ConfirmButton } from '#web/ui/overlays/confirm-button.tsx';

/** Declines the offer after a confirmation. */
export function DeclineOffer({ offer }: { offer: Offer }) {
  const { name } = offer.provider;
  const decline = useAction('POST /api/offers/:id/decline', {
    done: { title: 'Declined', description: `${name} has been notified, politely.` },
    failed: 'It was not declined',
    otherwise: 'Nothing has changed. Please try again.',
  });
  return (
    <ConfirmButton
      variant="quiet"
      aria-label={`Decline ${name}’s offer`}
      onConfirm={() => decline.run({ params: { id: offer.id } })}
      dialog={{
        title: `Decline ${name}?`,
        description: 'We let them know politely. They cannot make another offer for this request.',
        cancel: 'Keep it',
        confirm: 'Decline',
        busy: decline.busy && 'Declining...',
      }}
    >
      Decline
    </ConfirmButton>
  );
}
