import { membershipsApi } from '#contract/memberships/memberships.ts';
import { exactPrice, typedCents } from '#web/lib/money.ts';
import type { Item } from '#web/lib/api/query.ts';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { TextField } from '#web/ui/forms/form-fields.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';

type RefundDialogProps = { invoice: Item<'GET /api/admin/invoices'>; onClose: () => void };

/** Dialog to refund an invoice in full or in part, with a recorded reason. Access does not change. */
export default function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const left = invoice.amount - invoice.refunded;
  const fits = (amount: number) => amount > 0 && amount <= left;
  const draft = useDraft({
    values: { amount: (left / 100).toFixed(2), reason: '' },
    schema: membershipsApi['POST /api/admin/invoices/:id/refund'].body,
    bodyOf: ({ amount, reason }) => ({ amount: typedCents(amount), reason: reason.trim() }),
    problems: ({ amount, reason }) => ({
      amount: !fits(typedCents(amount)) && `Use an amount from $0.01 to ${exactPrice(left)}`,
      reason: reason.trim() === '' && 'Please give a reason',
    }),
  });
  const refund = useAction('POST /api/admin/invoices/:id/refund', {
    done: (_, { body }) => ({ title: `${exactPrice(body.amount ?? left)} refunded to ${invoice.name}` }),
    failed: 'The refund was not confirmed',
    otherwise: 'It is not clear yet whether it was refunded. Check the list first.',
    refused: draft.refused,
  });
  const amount = typedCents(draft.form.watch('amount'));
  return (
    <FormDialog
      draft={draft}
      title={`Refund ${invoice.number}`}
      description={`${invoice.description}, ${invoice.name}. Their access stays as it is.`}
      lost="Nothing has been refunded."
      danger
      submit={fits(amount) ? `Refund ${exactPrice(amount)}` : 'Refund'}
      busy="Refunding..."
      send={(values) => refund.run({ params: { id: invoice.id }, body: draft.bodyOf(values) })}
      onClose={onClose}
    >
      <TextField
        name="amount"
        label="Amount, in dollars"
        hint={`${exactPrice(left)} can be refunded.`}
        className="tabular-nums"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
      />
      <TextField
        name="reason"
        label="Reason"
        hint="Kept in the audit log with your name."
        data-autofocus
        autoComplete="off"
        maxLength={300}
      />
    </FormDialog>
  );
}
