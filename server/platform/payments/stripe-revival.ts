import type { Stripe } from 'stripe';
import type { RecurringPrice } from './port.ts';
import { priceIdOf } from './stripe-orders.ts';
import { idOf, seconds } from './stripe-subscription.ts';

/** Returns the id of the ended subscription that this one continues. */
export const followedBy = ({ metadata }: Stripe.Subscription): string | undefined => metadata['follows'];

/**
 * Stripe cannot reopen a canceled subscription: a new one with the same card names the old one in its
 * metadata, with a trial until the next charge. An existing one is looked up first, because Stripe forgets
 * idempotency keys after about a day.
 */
export async function revive(
  stripe: Stripe,
  ref: string,
  price: RecurringPrice,
  nextCharge: Date,
  key: string,
): Promise<string> {
  const ended = await stripe.subscriptions.retrieve(ref);
  const customer = idOf(ended.customer);
  const all = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  const revived = all.find((each) => followedBy(each) === ref);
  if (revived) return revived.id;
  const { default_payment_method: card } = ended;
  const { id } = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price: await priceIdOf(stripe, price) }],
      trial_end: seconds(nextCharge),
      ...(card ? { default_payment_method: idOf(card) } : {}),
      metadata: { follows: ref },
    },
    { idempotencyKey: key },
  );
  return id;
}
