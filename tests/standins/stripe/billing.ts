import { DateTime } from 'luxon';
import type { Stripe } from 'stripe';
import { idOf } from './books.ts';
import type { StripeBooks } from './books.ts';
import { declined, paysAlone } from './cards.ts';

type Line = {
  amount: number;
  price?: Stripe.Price;
  description: string;
  from: number;
  until: number;
  proration?: boolean;
};
type NewInvoice = {
  customer: string;
  subscription: string;
  lines: Line[];
  discount?: number;
  reason: Stripe.Invoice.BillingReason;
  createdAt?: number;
};

/** Adds months independently of the program's arithmetic, so that the two verify each other. */
export const monthsAfter = (anchor: number, months: number) =>
  DateTime.fromSeconds(anchor, { zone: 'utc' }).plus({ months }).toSeconds();

export const monthsOf = (price: Stripe.Price) =>
  (price.recurring?.interval === 'year' ? 12 : 1) * (price.recurring?.interval_count ?? 1);

/** Returns the end of the term after the one that ends at `end`. */
function nextEnd(anchor: number, months: number, end: number): number {
  for (let n = 1; ; n++) {
    const candidate = monthsAfter(anchor, n * months);
    if (candidate > end) return candidate;
  }
}

export function makeInvoice(books: StripeBooks, given: NewInvoice): Stripe.Invoice {
  const { customer, subscription, lines, discount = 0, reason, createdAt = books.now() } = given;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0) - discount;
  return books.add('invoice', {
    customer,
    status: 'open',
    billing_reason: reason,
    currency: 'usd',
    created: createdAt,
    subtotal: total + discount,
    total,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    description: null,
    hosted_invoice_url: `https://invoice.stripe.example/${books.newId('i')}`,
    period_start: createdAt,
    period_end: createdAt,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: {}, subscription },
    },
    status_transitions: {
      finalized_at: createdAt,
      paid_at: null,
      marked_uncollectible_at: null,
      voided_at: null,
    },
    lines: {
      object: 'list',
      has_more: false,
      url: '/v1/invoices/lines',
      data: lines.map((line, index) => makeLine(books, line, index === 0 ? discount : 0)),
    },
    payments: { object: 'list', has_more: false, url: '/v1/invoice_payments', data: [] },
  });
}

const makeLine = (books: StripeBooks, line: Line, discount: number) =>
  ({
    id: books.newId('il'),
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: discount > 0 ? [{ amount: discount, discount: books.newId('di') }] : [],
    discountable: !line.proration,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: { proration: line.proration ?? false },
    },
    period: { start: line.from, end: line.until },
    pricing: line.price
      ? {
          type: 'price_details',
          price_details: { price: line.price.id, product: idOf(line.price.product) },
          unit_amount_decimal: String(line.price.unit_amount),
        }
      : null,
  }) as unknown as Stripe.InvoiceLineItem;

/** Collects an invoice. @throws StripeProblem if the card is declined */
export function collect(
  books: StripeBooks,
  invoice: Stripe.Invoice,
  method: Stripe.PaymentMethod | undefined,
): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const customer = idOf(invoice.customer);
  if (invoice.amount_remaining > 0) {
    const works = paysAlone(method) || invoice.billing_reason === 'subscription_create';
    const charge = books.add('charge', {
      amount: invoice.amount_remaining,
      amount_refunded: 0,
      currency: 'usd',
      customer,
      paid: works,
      payment_intent: books.newId('pi'),
      refunded: false,
      refunds: { object: 'list', has_more: false, url: '/v1/refunds', data: [] },
      status: works ? 'succeeded' : 'failed',
    });
    books.emit(works ? 'charge.succeeded' : 'charge.failed', charge);
    if (!works) {
      books.emit('invoice.payment_failed', invoice);
      throw declined();
    }
    invoice.payments?.data.push({
      id: books.newId('inpay'),
      object: 'invoice_payment',
      amount_paid: invoice.amount_remaining,
      status: 'paid',
      payment: { type: 'payment_intent', payment_intent: charge.payment_intent ?? '' },
    } as unknown as Stripe.InvoicePayment);
  }
  invoice.status = 'paid';
  invoice.amount_paid = invoice.total;
  invoice.amount_remaining = 0;
  invoice.status_transitions.paid_at = books.now();
  books.emit('invoice.paid', invoice);
}

/** Returns the card of a subscription: its own, or the customer's. */
export function methodOf(
  books: StripeBooks,
  subscription: Stripe.Subscription,
): Stripe.PaymentMethod | undefined {
  const own = idOf(subscription.default_payment_method);
  const customer = books.get('customer', idOf(subscription.customer));
  const chosen = own || idOf(customer.invoice_settings.default_payment_method);
  return books.find('payment_method', chosen);
}

/** Begins every due term and ends subscriptions at their end. */
export function renewDue(books: StripeBooks): void {
  for (const subscription of books.all('subscription')) {
    const [item] = subscription.items.data;
    if (!item) continue;
    while (/^(active|trialing)$/.test(subscription.status) && item.current_period_end <= books.now()) {
      const from = item.current_period_end;
      if (subscription.cancel_at !== null && subscription.cancel_at <= from) end(books, subscription, from);
      else beginTerm(books, subscription, item, from);
    }
  }
}

function beginTerm(
  books: StripeBooks,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  from: number,
): void {
  const until = nextEnd(subscription.billing_cycle_anchor, monthsOf(item.price), from);
  Object.assign(item, { current_period_start: from, current_period_end: until });
  subscription.status = 'active';
  const amount = item.price.unit_amount ?? 0;
  const invoice = makeInvoice(books, {
    customer: idOf(subscription.customer),
    subscription: subscription.id,
    lines: [{ amount, price: item.price, description: '1 × membership', from, until }],
    reason: 'subscription_cycle',
    createdAt: from,
  });
  try {
    collect(books, invoice, methodOf(books, subscription));
  } catch {
    subscription.status = 'past_due';
  }
  books.emit('customer.subscription.updated', subscription);
}

export function end(books: StripeBooks, subscription: Stripe.Subscription, at: number): void {
  Object.assign(subscription, {
    status: 'canceled',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
  });
  books.emit('customer.subscription.deleted', subscription);
}

/** Computes the bill for changing to a price now. */
export function prorated(
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  prorateFrom: number,
  now: number,
): Line[] {
  const [item] = subscription.items.data;
  if (!item) return [];
  const { current_period_start: from, current_period_end: until } = item;
  const unused = ((item.price.unit_amount ?? 0) * (until - prorateFrom)) / (until - from);
  const credit = -Math.round(unused);
  return [
    {
      amount: credit,
      price: item.price,
      description: 'Unused time',
      from: prorateFrom,
      until,
      proration: true,
    },
    {
      amount: price.unit_amount ?? 0,
      price,
      description: '1 × membership',
      from: now,
      until: monthsAfter(now, monthsOf(price)),
    },
  ];
}
