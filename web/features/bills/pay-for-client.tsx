import { ClientPaymentDraft } from '#contract/bills/client-payments.ts';
import { payMethodNames, payMethods } from '#contract/bills/pay-methods.ts';
import type { PayMethod } from '#contract/bills/pay-methods.ts';
import { dollarsForInput, exactPrice, typedCents } from '#web/lib/money.ts';
import { ActionDialog } from '#web/ui/forms/action-dialog.tsx';
import { FormField, TextField } from '#web/ui/forms/form-fields.tsx';
import { Select } from '#web/ui/forms/select.tsx';

/** What is paid. */
export type ToPay = {
  what: { billId: string } | { feeId: string } | { visitId: string };
  title: string;
  /** Cents that are owed; null for a payment in advance. */
  amount: number | null;
  /** Whether it can only be paid as a whole. */
  whole?: boolean;
};
type Values = { method: PayMethod; amount: string };
type PayForClientProps = { clientId: string; pays: ToPay; onClose: () => void };

/** Dialog that records a payment of a bill, a fee, or in advance for a visit. */
export default function PayForClient({
  clientId,
  pays: { what, title, amount: owed, whole = false },
  onClose,
}: PayForClientProps) {
  return (
    <ActionDialog<'POST /api/clients/:id/payments', Values>
      call="POST /api/clients/:id/payments"
      params={{ id: clientId }}
      values={{ method: 'cash', amount: owed === null ? '' : dollarsForInput(owed) }}
      schema={ClientPaymentDraft}
      bodyOf={({ method, amount }) => ({ ...what, method, amount: typedCents(amount) })}
      problems={({ amount }) => ({
        amount: !(typedCents(amount) > 0) && 'Use an amount like 40 or 40.50',
      })}
      title={owed === null ? 'Payment in advance' : 'Payment'}
      description={
        owed === null
          ? `${title}. The check-out counts it toward the bill.`
          : `${title}: ${exactPrice(owed)} is owed.`
      }
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
      <TextField
        name="amount"
        label="Amount, in dollars"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className="tabular-nums"
        readOnly={whole}
      />
    </ActionDialog>
  );
}
