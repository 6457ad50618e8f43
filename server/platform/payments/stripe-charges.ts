import { Stripe } from 'stripe';
import { startOfDay } from './periods.ts';
import type { ChargeResult, PriceChange, RecurringPrice } from './port.ts';
import { priceIdOf } from './stripe-orders.ts';
import { idOf, isCredit, itemOf, seconds } from './stripe-subscription.ts';

/** Returns the change and its effective time: midnight, so that the amount shown is the amount charged. */
async function changeTo(stripe: Stripe, ref: string, price: RecurringPrice, at: Date) {
  const subscription = await stripe.subscriptions.retrieve(ref);
  const item = itemOf(subscription);
  const began = new Date(item.current_period_start * 1000);
  const items = [{ id: item.id, price: await priceIdOf(stripe, price) }];
  return {
    subscription,
    change: {
      items,
      proration_behavior: 'always_invoice',
      proration_date: seconds(startOfDay(at, began)),
      billing_cycle_anchor: { type: 'now' },
    } as const,
  };
}

export async function previewPrice(
  stripe: Stripe,
  ref: string,
  price: RecurringPrice,
  at: Date,
): Promise<PriceChange> {
  const { subscription, change } = await changeTo(stripe, ref, price, at);
  const invoice = await stripe.invoices.createPreview({
    customer: idOf(subscription.customer),
    subscription: ref,
    subscription_details: change,
  });
  const credits = invoice.lines.data.filter(isCredit);
  const term = invoice.lines.data.find((line) => !isCredit(line));
  return {
    credit: -credits.reduce((sum, { amount }) => sum + amount, 0),
    amountToday: invoice.amount_due,
    paidUntil: new Date((term?.period.end ?? invoice.period_end) * 1000),
  };
}

export async function changePrice(
  stripe: Stripe,
  ref: string,
  price: RecurringPrice,
  at: Date,
  key: string,
): Promise<ChargeResult> {
  const { change } = await changeTo(stripe, ref, price, at);
  return charged(() =>
    stripe.subscriptions.update(
      ref,
      { ...change, payment_behavior: 'error_if_incomplete' },
      { idempotencyKey: key },
    ),
  );
}

/** Creates a separate invoice on the subscription, which is collected at once or voided. */
export async function chargeFee(
  stripe: Stripe,
  ref: string,
  { amount, description }: { amount: number; description: string },
  key: string,
): Promise<ChargeResult> {
  const customer = idOf((await stripe.subscriptions.retrieve(ref)).customer);
  const invoice = await stripe.invoices.create(
    {
      customer,
      subscription: ref,
      auto_advance: false,
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'exclude',
      description,
      metadata: { kind: 'fee' },
    },
    { idempotencyKey: `${key}-invoice` },
  );
  const item = { customer, invoice: invoice.id, amount, currency: 'usd', description };
  await stripe.invoiceItems.create(item, { idempotencyKey: `${key}-item` });
  await stripe.invoices.finalizeInvoice(
    invoice.id,
    { auto_advance: false },
    { idempotencyKey: `${key}-final` },
  );
  const result = await payInvoice(stripe, invoice.id, `${key}-pay`);
  if (result.status !== 'paid') await stripe.invoices.voidInvoice(invoice.id);
  return result.status === 'paid' ? result : { status: 'declined' };
}

export async function payInvoice(stripe: Stripe, ref: string, key: string): Promise<ChargeResult> {
  const result = await charged(() => stripe.invoices.pay(ref, {}, { idempotencyKey: key }));
  if (result.status === 'paid') return result;
  const { status, hosted_invoice_url: url } = await stripe.invoices.retrieve(ref);
  if (status === 'paid') return { status: 'paid' };
  return result.status === 'requires_confirmation' ? { ...result, url: url ?? null } : result;
}

/** A declined card is a result; all other errors are thrown. */
async function charged(charge: () => Promise<unknown>): Promise<ChargeResult> {
  try {
    await charge();
    return { status: 'paid' };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (/requires_action|authentication_required/.test(error.code ?? ''))
      return { status: 'requires_confirmation', url: null };
    if (
      error instanceof Stripe.errors.StripeCardError ||
      error.code === 'invoice_already_paid' ||
      error.statusCode === 402
    )
      return { status: 'declined' };
    throw error;
  }
}
