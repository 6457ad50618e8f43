import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '#web/lib/api/call-error.ts';
import { call } from '#web/lib/api/call.ts';
import type { Input } from '#web/lib/api/call.ts';
import { toCard } from '../card/card-fields.tsx';
import type { CardForm } from '../card/card-fields.tsx';
import { checkoutOf, readCheckout } from './checkout.api.ts';
import type { CheckoutSession } from './checkout.api.ts';
import type { PaymentReply } from '../memberships.api.ts';
import { isAboutPromo } from './use-promo-code.ts';
import { AnswerLost, usePayment } from '../card/use-payment.ts';

/** Pays a checkout with a test card, or redirects to the processor's own page. */
export function usePayCheckout(
  session: CheckoutSession,
  form: CardForm,
  onPaid: () => Promise<void>,
  onRefused: (error: unknown) => void,
) {
  const client = useQueryClient();
  return usePayment({
    form: session.processor === 'test' ? form : undefined,
    send: (confirmed) =>
      session.processor === 'stripe'
        ? call('POST /api/checkout-sessions/:id/leave-to-pay', {
            params: { id: session.id },
            body: { agreeToRenewal: true },
          })
        : payForSure(client, session.id, {
            card: toCard(form.getValues()),
            agreeToRenewal: true,
            ...(confirmed ? { confirmed } : {}),
          }),
    onPaid,
    explain: (error) =>
      isAboutPromo(error)
        ? 'Nothing was charged. Your promo code was removed: check the price, then pay.'
        : undefined,
    onRefused(error) {
      onRefused(error);
      // The error may mean a changed price, for example because another person just used up the promo code.
      void client.invalidateQueries(checkoutOf(session.id));
    },
  });
}

/**
 * Pays a checkout. If the response is lost, it reads the checkout to find out whether it was paid.
 * @throws CallError, or AnswerLost
 */
async function payForSure(
  client: QueryClient,
  id: string,
  body: Input<'POST /api/test-checkout/:id'>['body'],
): Promise<PaymentReply> {
  try {
    return await call('POST /api/test-checkout/:id', { params: { id }, body });
  } catch (error) {
    if (error instanceof CallError && error.status < 500) throw error;
    const now = await readCheckout(client, id).catch(() => undefined);
    if (now?.status === 'paid') return { status: 'paid', detail: null, url: null };
    if (now?.status === 'open')
      throw new AnswerLost('No answer came back, and nothing was charged. Please pay again.');
    throw error;
  }
}
