import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, detailOf } from '#web/lib/call.ts';
import { cardFieldAtFault, showCardProblem, toCard } from './card-fields.tsx';
import type { CardForm } from './card-fields.tsx';
import { checkoutKey, leaveToPay, payWithTestCard, readCheckout } from './checkout.api.ts';
import type { CheckoutSession } from './checkout.api.ts';
import type { PaymentReply } from './memberships.api.ts';

export const declined = 'The bank declined this card. Check the number or use another card.';

/**
 * One payment of a checkout: pays once however often it is asked to, learns what became of it when an answer is lost,
 * and stops at the bank's question until it is answered.
 */
export function usePayment(
  session: CheckoutSession,
  form: CardForm,
  onPaid: () => Promise<void>,
  onRefused: (error: unknown) => void,
) {
  const client = useQueryClient();
  const underWay = useRef(false);
  const [asked, setAsked] = useState(false);

  const payment = useMutation({
    mutationFn: ({ confirmed }: { confirmed: boolean }) =>
      session.processor === 'stripe'
        ? leaveToPay(session.id)
        : payForSure(client, session.id, {
            card: toCard(form.getValues()),
            agreeToRenewal: true,
            ...(confirmed ? { confirmed } : {}),
          }),
    async onSuccess(reply) {
      setAsked(reply.status === 'requires_confirmation');
      if (reply.status === 'declined')
        form.setError('number', { message: reply.detail ?? declined }, { shouldFocus: true });
      if (reply.status === 'elsewhere' && reply.url) window.location.assign(reply.url);
      if (reply.status === 'paid') await onPaid();
    },
    async onError(error) {
      setAsked(false);
      showCardProblem(form, error);
      onRefused(error);
      // The price may have changed with it: a promo code that somebody else used up a moment ago.
      await client.invalidateQueries({ queryKey: checkoutKey(session.id) });
    },
    onSettled() {
      underWay.current = false;
    },
  });

  const pay = (confirmed = false) => {
    if (underWay.current) return;
    underWay.current = true;
    payment.mutate({ confirmed });
  };
  const leaving = payment.data?.status === 'paid' || payment.data?.status === 'elsewhere';
  return {
    pay,
    busy: payment.isPending || leaving || session.status === 'processing',
    /** The bank wants to hear from the card's holder. */
    asked,
    answer: (yes: boolean) => (yes ? pay(true) : setAsked(false)),
    /** What to say where no field is at fault. */
    problem: payment.isError && !cardFieldAtFault(payment.error) ? wordsFor(payment.error) : undefined,
  };
}

/** A lost answer is no refusal: the checkout itself tells whether it was paid. @throws CallError, or `Lost` */
async function payForSure(
  client: QueryClient,
  id: string,
  body: Parameters<typeof payWithTestCard>[1],
): Promise<PaymentReply> {
  try {
    return await payWithTestCard(id, body);
  } catch (error) {
    if (error instanceof CallError && error.status < 500) throw error;
    const now = await readCheckout(client, id).catch(() => undefined);
    if (now?.status === 'paid') return { status: 'paid', detail: null, url: null };
    throw now?.status === 'open'
      ? new Lost('No answer came back, and nothing was charged. Please pay again.')
      : new Lost('The connection was lost. Please pay again in a moment: you will not be charged twice.');
  }
}

class Lost extends Error {}

const wordsFor = (error: unknown) =>
  error instanceof Lost ? error.message : detailOf(error, 'The payment failed. Please try again.');
