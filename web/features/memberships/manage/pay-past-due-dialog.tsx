import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { invalidateAfter } from '#web/lib/api/query.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { toast } from '#web/lib/toast-store.ts';
import { toCard, useCardForm } from '../card/card-fields.tsx';
import { CardPaymentForm } from '../card/card-payment-form.tsx';
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
      await invalidateAfter(client);
      onClose();
      toast({ title: 'Paid', description: 'Thank you. Your membership goes on.' });
    },
  });
  return (
    <CardPaymentForm
      payment={payment}
      card={withTyped ? form : undefined}
      words={{
        submit: `Pay ${exactPrice(membership.pastDue?.amount ?? 0)}`,
        confirm: 'Confirm payment',
      }}
      onClose={onClose}
    >
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
    </CardPaymentForm>
  );
}
