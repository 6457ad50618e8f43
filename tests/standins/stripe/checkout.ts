import type { Stripe } from 'stripe';
import { idOf, invalid } from './books.ts';
import type { StripeBooks } from './books.ts';
import { collect, makeInvoice, monthsAfter, monthsOf } from './billing.ts';
import { keepCard } from './cards.ts';
import { addSubscription } from './subscriptions.ts';

/** Pays on the hosted page. @throws StripeProblem if the card does not pay */
export function paySession(books: StripeBooks, id: string, number: string, confirmed = false): void {
  const session = books.get('checkout.session', id);
  expireOld(books, session);
  if (session.status !== 'open') throw invalid('This Checkout Session is not open.');
  const customer = idOf(session.customer);
  const method = keepCard(books, customer, number, confirmed);
  const price = books.get('price', session.line_items?.data[0]?.price?.id ?? '');
  const coupon = books.find('coupon', idOf(session.discounts?.[0]?.coupon));
  const discount = Math.min(coupon?.amount_off ?? 0, price.unit_amount ?? 0);
  const now = books.now();
  const until = monthsAfter(now, monthsOf(price));
  const subscription = addSubscription(books, {
    customer,
    price,
    method: method.id,
    from: now,
    until,
    // Copied to the subscription that the session starts.
    metadata: { order: session.metadata?.['order'] ?? '' },
  });
  const invoice = makeInvoice(books, {
    customer,
    subscription: subscription.id,
    lines: [{ amount: price.unit_amount ?? 0, price, description: '1 × membership', from: now, until }],
    discount,
    reason: 'subscription_create',
  });
  books.emit('customer.subscription.created', subscription);
  collect(books, invoice, method);
  Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id });
  books.emit('checkout.session.completed', session);
}

export function expireOld(books: StripeBooks, session: Stripe.Checkout.Session): void {
  if (session.status === 'open' && session.expires_at <= books.now()) expire(books, session);
}

export function expire(books: StripeBooks, session: Stripe.Checkout.Session): void {
  session.status = 'expired';
  session.url = null;
  books.emit('checkout.session.expired', session);
}
