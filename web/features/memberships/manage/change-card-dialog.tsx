import type { FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { invalidateAfter } from '#web/lib/api/query.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/lib/toast-store.ts';
import { BankConfirmation } from '../card/bank-confirmation.tsx';
import { CardFields, toCard, useCardForm } from '../card/card-fields.tsx';
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
      await invalidateAfter(client, 'POST /api/membership/card');
      onClose();
      toast({ title: 'Card changed', description: 'The next charge goes to the new card.' });
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!typedHere || (await form.trigger(undefined, { shouldFocus: true }))) payment.pay(payment.asked);
  };
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {typedHere && <CardFields form={form} disabled={payment.busy || payment.asked} />}
      {payment.asked && <BankConfirmation />}
      {payment.problem && (
        <Note tone="danger" role="alert">
          {payment.problem}
        </Note>
      )}
      <Actions>
        <Button onClick={onClose}>Keep the old one</Button>
        <Button type="submit" variant="primary" busy={payment.busy && 'Processing...'}>
          {payment.asked ? 'Confirm' : typedHere ? 'Save card' : 'Continue to Stripe'}
        </Button>
      </Actions>
    </form>
  );
}
