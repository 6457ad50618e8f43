import type { Stripe } from 'stripe';
import type { Card, ProcessorInvoice, Subscription } from './port.ts';

/** Converts Stripe's objects to the port's types. `charges` are the customer's, with their refunds. */
export function subscriptionFrom(
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
  charges: Stripe.Charge[],
): Subscription {
  return {
    ref: subscription.id,
    customerRef: idOf(subscription.customer),
    orderKey: subscription.metadata['order'] ?? '',
    priceKey: keyOf(itemOf(subscription).price.product),
    priceAmount: itemOf(subscription).price.unit_amount ?? 0,
    startedAt: instant(subscription.start_date),
    anchor: instant(subscription.billing_cycle_anchor),
    freeUntil: subscription.trial_end === null ? null : instant(subscription.trial_end),
    endsAt: subscription.cancel_at === null ? null : instant(subscription.cancel_at),
    endedAt: subscription.ended_at === null ? null : instant(subscription.ended_at),
    card: cardOf(subscription),
    invoices: invoices
      .filter(({ status }) => status !== 'draft')
      .toSorted((a, b) => a.created - b.created)
      .map((invoice) => invoiceFrom(invoice, refundsOf(invoice, charges)))
      // A trial begins with an invoice of zero, which is left out.
      .filter(({ lines }) => lines.length > 0),
  };
}

/** Merges a revived subscription with the ended one: it has the start and the invoices of both. */
export const continued = (earlier: Subscription, later: Subscription): Subscription => ({
  ...later,
  orderKey: earlier.orderKey,
  startedAt: earlier.startedAt,
  invoices: [...earlier.invoices, ...later.invoices],
});

export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new RangeError(`Subscription ${subscription.id} has no item`);
  return item;
}

/** Products have our own key as their id; their prices are replaced over time. */
const keyOf = (product: string | { id: string }) => (typeof product === 'string' ? product : product.id);

function invoiceFrom(invoice: Stripe.Invoice, refunds: ProcessorInvoice['refunds']): ProcessorInvoice {
  const isFee = invoice.metadata?.['kind'] === 'fee';
  const lines = invoice.lines.data;
  const term = lines.find((line) => !isCredit(line)) ?? lines[0];
  const paidAt = invoice.status_transitions.paid_at;
  return {
    ref: invoice.id,
    status: statusOf(invoice),
    kind: isFee ? 'fee' : 'recurring',
    priceKey: isFee ? null : (term?.pricing?.price_details?.product ?? null),
    description: isFee ? invoice.description : null,
    periodFrom: instant(term?.period.start ?? invoice.period_start),
    periodUntil: instant(term?.period.end ?? invoice.period_end),
    lines: lines.flatMap((line) => linesFrom(line, isFee)),
    total: invoice.total,
    createdAt: instant(invoice.created),
    paidAt: paidAt === null ? null : instant(paidAt),
    refunds,
  };
}

const statusOf = ({ status }: Stripe.Invoice) =>
  status === 'paid' ? 'paid' : status === 'open' ? 'open' : 'void';

export const isCredit = (line: Stripe.InvoiceLineItem) =>
  line.amount < 0 || line.parent?.subscription_item_details?.proration === true;

function linesFrom(line: Stripe.InvoiceLineItem, isFee: boolean): ProcessorInvoice['lines'] {
  const discount = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const kind = isFee ? 'fee' : line.amount < 0 ? 'credit' : 'price';
  return [
    ...(line.amount === 0 ? [] : [{ kind, amount: line.amount } as const]),
    ...(discount === 0 ? [] : [{ kind: 'discount', amount: -discount } as const]),
  ];
}

/** Refunds belong to charges, charges to payment intents, payment intents to invoices. */
function refundsOf(invoice: Stripe.Invoice, charges: Stripe.Charge[]): ProcessorInvoice['refunds'] {
  const intents = new Set(paymentIntentsOf(invoice));
  return charges
    .filter((charge) => charge.payment_intent && intents.has(idOf(charge.payment_intent)))
    .flatMap((charge) => charge.refunds?.data ?? [])
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .map((refund) => ({ ref: refund.id, amount: refund.amount, at: instant(refund.created) }));
}

export const paymentIntentsOf = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent ? [idOf(payment.payment_intent)] : [],
  );

/**
 * Returns the subscription's own card, or else the customer's. Both are expanded when the subscription is
 * read.
 */
function cardOf(subscription: Stripe.Subscription): Card | null {
  const { customer, default_payment_method: own } = subscription;
  const ofCustomer =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? ofCustomer;
  return method && typeof method === 'object' && method.card
    ? { brand: method.card.brand, last4: method.card.last4 }
    : null;
}

export const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

const instant = (seconds: number) => new Date(seconds * 1000);
export const seconds = (at: Date) => Math.round(at.getTime() / 1000);
