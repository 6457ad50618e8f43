import type { Stripe } from 'stripe';
import { collect, makeInvoice } from './billing.ts';
import { invalid } from './books.ts';
import type { StripeBooks } from './books.ts';

type NewSubscription = {
  customer: string;
  price: Stripe.Price;
  method: string;
  from: number;
  until: number;
  metadata: Record<string, string>;
};

/** Adds a subscription with the given first period. */
export const addSubscription = (
  books: StripeBooks,
  { customer, price, method, from, until, metadata }: NewSubscription,
): Stripe.Subscription =>
  books.add('subscription', {
    customer,
    status: 'active',
    start_date: from,
    billing_cycle_anchor: from,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_end: null,
    currency: 'usd',
    default_payment_method: method,
    metadata,
    items: {
      object: 'list',
      has_more: false,
      url: '/v1/subscription_items',
      data: [
        {
          id: books.newId('si'),
          object: 'subscription_item',
          current_period_start: from,
          current_period_end: until,
          price,
          quantity: 1,
        } as unknown as Stripe.SubscriptionItem,
      ],
    },
  });

type NewTrial = Omit<NewSubscription, 'from' | 'until'> & { trialEnd: number };

/** As with Stripe, a trial begins with a paid invoice of $0, and terms are counted from its end. */
export function beginTrial(books: StripeBooks, { trialEnd, ...given }: NewTrial): Stripe.Subscription {
  const from = books.now();
  if (trialEnd <= from) throw invalid('Invalid timestamp: must be in the future', undefined, 'trial_end');
  if (!given.price.active) throw invalid('The price specified is inactive.', undefined, 'items[0][price]');
  const subscription = addSubscription(books, { ...given, from, until: trialEnd });
  Object.assign(subscription, { status: 'trialing', trial_end: trialEnd, billing_cycle_anchor: trialEnd });
  const invoice = makeInvoice(books, {
    customer: given.customer,
    subscription: subscription.id,
    lines: [{ amount: 0, price: given.price, description: 'Trial period', from, until: trialEnd }],
    reason: 'subscription_create',
  });
  books.emit('customer.subscription.created', subscription);
  collect(books, invoice, undefined);
  return subscription;
}
