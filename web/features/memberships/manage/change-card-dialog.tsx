import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { invalidateAfter } from '#web/lib/api/query.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/lib/toast-store.ts';
import { toCard, useCardForm } from '../card/card-fields.tsx';
import { CardPaymentForm } from '../card/card-payment-form.tsx';
import type { MembershipDialogBody, MembershipDialogProps } from './membership-dialog.ts';
import { usePayment } from '../card/use-payment.ts';

/** Dialog to change the card for future charges: typed here or on the processor's own page. */
export function ChangeCardDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Change your card"
      description="It is used from the next charge on."
    >
      <ChangeCard membership={membership} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangeCard({ onClose }: MembershipDialogBody) {
  const form = useCardForm();
  const client = useQueryClient();
  const typedHere = useSite().processor !== 'stripe';
  const payment = usePayment({
    form: typedHere ? form : undefined,
    send: (confirmed) =>
      call('POST /api/membership/card', {
        body: typedHere ? { card: toCard(form.getValues()), ...(confirmed ? { confirmed } : {}) } : {},
      }),
    async onPaid() {
      await invalidateAfter(client);
      onClose();
      toast({ title: 'Card changed', description: 'The next charge goes to the new card.' });
    },
  });
  return (
    <CardPaymentForm
      payment={payment}
      card={typedHere ? form : undefined}
      words={{
        submit: typedHere ? 'Save card' : 'Continue to Stripe',
        confirm: 'Confirm',
      }}
      onClose={onClose}
    />
  );
}
