import { Stripe } from 'stripe';
import { PaymentsUnavailable } from './port.ts';
import type { Order, OrderState, RecurringPrice } from './port.ts';
import { idOf, seconds } from './stripe-subscription.ts';

/** Opens a Stripe Checkout page that takes one payment and starts the subscription. */
export async function openOrder(
  stripe: Stripe,
  order: Order,
): Promise<{ orderRef: string; url: string | null }> {
  const { id, url } = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: order.customerRef,
      line_items: [{ price: await priceIdOf(stripe, order.price), quantity: 1 }],
      ...(order.discount > 0 ? { discounts: [{ coupon: await couponOf(stripe, order.discount) }] } : {}),
      // Even if nothing is paid today, the renewal needs a card.
      payment_method_collection: 'always',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      expires_at: seconds(order.expiresAt),
      metadata: { order: order.key },
      subscription_data: { metadata: { order: order.key } },
    },
    { idempotencyKey: `order-${order.key}` },
  );
  return { orderRef: id, url };
}

/** @throws PaymentsUnavailable where `npm run stripe:sync` has not been run since the price changed */
export async function priceIdOf(stripe: Stripe, { key, amount }: RecurringPrice): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (price?.unit_amount !== amount)
    throw new PaymentsUnavailable(`Stripe has no price ${key} of ${amount} cents: npm run stripe:sync`);
  return price.id;
}

/** Returns the coupon for an amount, created on first use. */
async function couponOf(stripe: Stripe, amount: number): Promise<string> {
  const id = `wagwell_first_payment_${amount}`;
  await stripe.coupons
    .create({ id, amount_off: amount, currency: 'usd', duration: 'once' })
    .catch((error: unknown) => {
      const exists =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_already_exists';
      if (!exists) throw error;
    });
  return id;
}

export const orderState = ({ status, subscription }: Stripe.Checkout.Session): OrderState =>
  status === 'complete' && subscription
    ? { status: 'paid', subscriptionRef: idOf(subscription) }
    : { status: status === 'open' ? 'open' : 'closed', subscriptionRef: null };

export async function closeOrder(stripe: Stripe, orderRef: string): Promise<OrderState> {
  const session = await stripe.checkout.sessions.retrieve(orderRef);
  if (session.status !== 'open') return orderState(session);
  try {
    return orderState(await stripe.checkout.sessions.expire(orderRef));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // The order was paid or expired at this very moment.
    return orderState(await stripe.checkout.sessions.retrieve(orderRef));
  }
}
