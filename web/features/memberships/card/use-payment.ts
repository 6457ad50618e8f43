import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, detailOf } from '#web/lib/api/call-error.ts';
import { cardFieldAtFault, showCardProblem } from './card-fields.tsx';
import type { CardForm } from './card-fields.tsx';
import type { PaymentReply } from '../memberships.api.ts';

const declined = 'The bank declined this card. Check the number or use another card.';

/** The outcome of a payment is unknown; the message says what to do. */
export class AnswerLost extends Error {}

type Payment = {
  /** `confirmed` is the answer to the bank's confirmation request. */
  send: (confirmed: boolean) => Promise<PaymentReply>;
  /** Form of a typed card; errors are shown under the field they refer to. */
  form: CardForm | undefined;
  onPaid: () => Promise<void> | void;
  onRefused?: (error: unknown) => void;
  /** Replaces the message for an error whose reason is shown elsewhere. */
  explain?: (error: unknown) => string | undefined;
};

/**
 * Sends one payment, ignores repeated requests while it is running, and pauses when the bank requires a
 * confirmation.
 */
export function usePayment({ send, form, onPaid, onRefused, explain }: Payment) {
  const underWay = useRef(false);
  const [asked, setAsked] = useState(false);

  const payment = useMutation({
    mutationFn: send,
    async onSuccess(reply) {
      setAsked(reply.status === 'requires_confirmation');
      if (reply.status === 'declined')
        form?.setError('number', { message: reply.detail ?? declined }, { shouldFocus: true });
      if (reply.status === 'elsewhere' && reply.url) window.location.assign(reply.url);
      if (reply.status === 'paid') await onPaid();
    },
    onError(error) {
      setAsked(false);
      if (form) showCardProblem(form, error);
      onRefused?.(error);
    },
    onSettled() {
      underWay.current = false;
    },
  });

  const pay = (confirmed = false) => {
    if (underWay.current) return;
    underWay.current = true;
    payment.mutate(confirmed);
  };
  const status = payment.data?.status;
  return {
    pay,
    busy: payment.isPending || status === 'paid' || status === 'elsewhere',
    /** True while the bank requires a confirmation from the card holder. */
    asked,
    answer: (yes: boolean) => (yes ? pay(true) : setAsked(false)),
    /** Error message that belongs to no field. */
    problem: payment.isError
      ? cardFieldAtFault(payment.error) && form
        ? undefined
        : (explain?.(payment.error) ?? wordsFor(payment.error))
      : status === 'declined' && !form
        ? (payment.data?.detail ?? declined)
        : undefined,
  };
}

function wordsFor(error: unknown): string {
  if (error instanceof AnswerLost) return error.message;
  return error instanceof CallError
    ? detailOf(error, 'The payment failed. Please try again.')
    : 'The connection was lost. Please try again in a moment: you will not be charged twice.';
}
