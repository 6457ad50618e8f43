import type { Stripe } from 'stripe';
import { StripeProblem } from './books.ts';
import type { StripeBooks } from './books.ts';

const behaviors: Record<string, 'pays' | 'declines' | 'fails_later' | 'asks_first'> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declines',
  '4000000000000341': 'fails_later',
  '4000002500003155': 'asks_first',
};

export const declined = () =>
  new StripeProblem(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });

/**
 * Saves a typed card like Stripe's own page. @throws StripeProblem if it is declined or needs confirmation
 */
export function keepCard(
  books: StripeBooks,
  customer: string,
  number: string,
  confirmed: boolean,
): Stripe.PaymentMethod {
  const digits = number.replaceAll(/\D/g, '');
  const behavior = behaviors[digits];
  if (!behavior || behavior === 'declines') throw declined();
  if (behavior === 'asks_first' && !confirmed) {
    throw new StripeProblem(402, {
      type: 'card_error',
      code: 'authentication_required',
      message: 'Your card asks for confirmation.',
    });
  }
  return books.add('payment_method', {
    type: 'card',
    customer,
    card: {
      brand: 'visa',
      last4: digits.slice(-4),
      exp_month: 4,
      exp_year: 2099,
    } as Stripe.PaymentMethod.Card,
    metadata: { behavior },
  });
}

/** Whether a saved card can be charged without its holder. */
export const paysAlone = (method: Stripe.PaymentMethod | undefined) =>
  method !== undefined && method.metadata?.['behavior'] !== 'fails_later';
