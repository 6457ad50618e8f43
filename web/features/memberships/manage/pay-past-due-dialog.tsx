import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { call } from '#web/lib/api/call.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { invalidateAfter } from '#web/lib/api/query.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { toast } from '#web/lib/toast-store.ts';
import { BankConfirmation } from '../card/bank-confirmation.tsx';
import { CardFields, toCard, useCardForm } from '../card/card-fields.tsx';
import type { MembershipDialogBody, MembershipDialogProps } from './membership-dialog.ts';
import { cardWords, kindOf } from '../membership-words.ts';
import { usePayment } from '../card/use-payment.ts';

/** Dialog to pay a past-due amount, with the card on file or another one. */
export function PayPastDueDialog({ membership, open, onOpenChange }: MembershipDialogProps) {
  const { pastDue, accessUntil, timeZone } = membership;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Pay ${exactPrice(pastDue?.amount ?? 0)}`}
      description={`Your last payment failed. Pay by ${monthDayYear(accessUntil, timeZone)} and nothing changes.`}
    >
      <PayOverdue membership={membership} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PayOverdue({ membership, onClose }: MembershipDialogBody) {
  const form = useCardForm();
  const client = useQueryClient();
  const typedHere = useSite().processor === 'test';
  const [other, setOther] = useState(membership.card === null);
  const withTyped = typedHere && other;
  const payment = usePayment({
    form: withTyped ? form : undefined,
    send: (confirmed) =>
      call('POST /api/membership/pay', {
        body: {
          ...(kindOf(membership) === 'premium' ? { premium: true } : {}),
          ...(withTyped ? { card: toCard(form.getValues()) } : {}),
          ...(confirmed ? { confirmed } : {}),
        },
      }),
    async onPaid() {
      await invalidateAfter(client, 'POST /api/membership/pay');
      onClose();
      toast({ title: 'Paid', description: 'Thank you. Your membership goes on.' });
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!withTyped || (await form.trigger(undefined, { shouldFocus: true }))) payment.pay(payment.asked);
  };
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {typedHere && membership.card && (
        <RadioCards
          legend="Card"
          name="which-card"
          value={other ? 'other' : 'file'}
          disabled={payment.busy || payment.asked}
          onChange={({ target }) => setOther(target.value === 'other')}
          options={[
            { value: 'file', label: cardWords(membership.card), hint: 'The card on file' },
            { value: 'other', label: 'Another card', hint: 'It replaces the one on file' },
          ]}
        />
      )}
      {withTyped && <CardFields form={form} disabled={payment.busy || payment.asked} />}
      {payment.asked && <BankConfirmation />}
      {payment.problem && (
        <Note tone="danger" role="alert">
          {payment.problem}
        </Note>
      )}
      <Actions>
        <Button onClick={onClose}>Not now</Button>
        <Button type="submit" variant="primary" busy={payment.busy && 'Processing...'}>
          {payment.asked ? 'Confirm payment' : `Pay ${exactPrice(membership.pastDue?.amount ?? 0)}`}
        </Button>
      </Actions>
    </form>
  );
}
