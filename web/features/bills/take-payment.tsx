import { PaymentDraft } from '#contract/bills/bills.ts';
import type { Bill } from '#contract/bills/bills.ts';
import { payMethodNames, payMethods } from '#contract/bills/pay-methods.ts';
import type { PayMethod } from '#contract/bills/pay-methods.ts';
import { dollarsForInput, exactPrice, typedCents } from '#web/lib/money.ts';
import { ActionDialog } from '#web/ui/forms/action-dialog.tsx';
import { FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';

type Values = { method: PayMethod; amount: string; tip: string };

const money = {
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: 12,
  className: 'tabular-nums',
} as const;

/** Records a payment of what stayed owed on a bill. */
export default function TakePayment({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  return (
    <ActionDialog<'POST /api/bills/:id/payments', Values>
      call="POST /api/bills/:id/payments"
      params={{ id: bill.id }}
      values={{ method: 'cash', amount: dollarsForInput(bill.owed), tip: '' }}
      schema={PaymentDraft}
      bodyOf={({ method, amount, tip }) => ({
        method,
        amount: typedCents(amount),
        tip: tip.trim() === '' ? 0 : typedCents(tip),
      })}
      problems={({ amount, tip }) => ({
        amount: Number.isNaN(typedCents(amount)) && 'Use an amount like 40 or 40.50',
        tip: tip.trim() !== '' && Number.isNaN(typedCents(tip)) && 'Use an amount like 5 or 5.50',
      })}
      title={`Payment from ${bill.clientName}`}
      description={`${exactPrice(bill.owed)} is owed on receipt ${bill.receiptNo}.`}
      done={{ title: 'The payment is recorded' }}
      failed="The payment was not recorded"
      submit="Record the payment"
      busy="Recording..."
      onClose={onClose}
    >
      <FormField name="method" label="Paid by">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            options={payMethods.map((value) => ({ value, label: payMethodNames[value] }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
      <TextField name="amount" label="Amount, in dollars" {...money} />
      <TextField name="tip" label="Tip, in dollars (optional)" {...money} />
    </ActionDialog>
  );
}
