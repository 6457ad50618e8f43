import { useState } from 'react';
import { CallError, detailOf } from '#web/lib/call.ts';
import { exactPrice, typedCents } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRefund } from './refunds.api.ts';
import type { AdminInvoice } from './refunds.api.ts';

type RefundDialogProps = { invoice: AdminInvoice; onClose: () => void };

/** Gives an invoice back, whole or in part, with a reason that is written down; access stays as it is. */
export function RefundDialog({ invoice, onClose }: RefundDialogProps) {
  const left = invoice.amount - invoice.refunded;
  const [typed, setTyped] = useState((left / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const refund = useRefund();
  const amount = typedCents(typed);
  const wrong = refund.error instanceof CallError ? refund.error.errors : [];
  const told = (field: string) => wrong.find(({ path }) => path === field)?.message;
  const amountProblem =
    amount > 0 && amount <= left ? undefined : `Use an amount from $0.01 to ${exactPrice(left)}`;
  const reasonProblem = reason.trim() === '' ? 'Please give a reason' : undefined;

  const send = () => {
    setTried(true);
    if (amountProblem ?? reasonProblem) return;
    refund.mutate(
      { id: invoice.id, body: { amount, reason: reason.trim() } },
      {
        onSuccess() {
          toast({ title: `${exactPrice(amount)} refunded to ${invoice.name}` });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onInteractOutside={(event) => reason !== '' && event.preventDefault()}
      title={`Refund ${invoice.number}`}
      description={`${invoice.description}, ${invoice.name}. Their access stays as it is.`}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Field
          label="Amount, in dollars"
          hint={`${exactPrice(left)} can be refunded.`}
          error={told('amount') ?? (tried && amountProblem)}
        >
          <Input
            className="tabular-nums"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Field
          label="Reason"
          hint="Kept in the audit log with your name."
          error={told('reason') ?? (tried && reasonProblem)}
        >
          <Input
            data-autofocus
            autoComplete="off"
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {refund.isError && wrong.length === 0 && (
          <Note tone="danger" role="alert">
            {detailOf(refund.error, 'It is not clear yet whether it was refunded. Check the list first.')}
          </Note>
        )}
        <Actions>
          <Button onClick={onClose}>Keep It</Button>
          <Button type="submit" variant="danger" busy={refund.isPending && 'Refunding...'}>
            {amountProblem ? 'Refund' : `Refund ${exactPrice(amount)}`}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
