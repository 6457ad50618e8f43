import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions } from '#web/ui/overlays/dialog.tsx';
import { CardFields } from './card-fields.tsx';
import type { CardForm } from './card-fields.tsx';
import type { usePayment } from './use-payment.ts';

type CardPaymentFormProps = {
  payment: ReturnType<typeof usePayment>;
  /** The typed card; undefined if none is typed here. */
  card: CardForm | undefined;
  words: { submit: string; confirm: string };
  onClose: () => void;
  /** Shown above the card. */
  children?: ReactNode;
};

/** The form of a dialog that charges or changes a card. */
export function CardPaymentForm({ payment, card, words, onClose, children }: CardPaymentFormProps) {
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!card || (await card.trigger(undefined, { shouldFocus: true }))) payment.pay(payment.asked);
  };
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {children}
      {card && <CardFields form={card} disabled={payment.busy || payment.asked} />}
      {payment.asked && <BankConfirmation />}
      {payment.problem && (
        <Note tone="danger" role="alert">
          {payment.problem}
        </Note>
      )}
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={payment.busy && 'Processing...'}>
          {payment.asked ? words.confirm : words.submit}
        </Button>
      </Actions>
    </form>
  );
}

/**
 * Note inside a payment dialog that already shows the card: the bank requires a confirmation before any
 * charge.
 */
function BankConfirmation() {
  return (
    <Note tone="warn" role="alert" icon="lock">
      <b>Your bank asks you to confirm.</b> Nothing has been charged yet.
    </Note>
  );
}
