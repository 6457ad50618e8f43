import type { Stripe } from 'stripe';
import type { Config } from '../config.ts';
import type { Payments, Subscription } from './port.ts';
import { changePrice, chargeFee, payInvoice, previewPrice } from './stripe-charges.ts';
import { answering, openStripe } from './stripe-client.ts';
import { closeOrder, openOrder, orderState } from './stripe-orders.ts';
import { followedBy, revive } from './stripe-revival.ts';
import { continued, idOf, paymentIntentsOf, seconds, subscriptionFrom } from './stripe-subscription.ts';

/** Stripe Checkout takes the card and Stripe Billing renews; every write carries an idempotency key. */
export function createStripe(config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>): Payments {
  const stripe = openStripe(config);
  return answering({
    name: 'stripe',
    movesMoney: true,
    async customerFor({ id, email, name }) {
      const customer = { email, name, metadata: { account: id } };
      return (await stripe.customers.create(customer, { idempotencyKey: `customer-${id}` })).id;
    },
    async updateCustomer(customerRef, { email, name }) {
      await stripe.customers.update(customerRef, { email, name });
    },
    async forgetCustomer(customerRef) {
      await stripe.customers.update(customerRef, { email: '', name: 'Former member' });
    },
    openOrder: (order) => openOrder(stripe, order),
    readOrder: async (orderRef) => orderState(await stripe.checkout.sessions.retrieve(orderRef)),
    closeOrder: (orderRef) => closeOrder(stripe, orderRef),
    readSubscription: (ref) => readSubscription(stripe, ref),
    async setEnd(ref, end, key) {
      await stripe.subscriptions.update(
        ref,
        end ? { cancel_at: seconds(end), proration_behavior: 'none' } : { cancel_at: '' },
        { idempotencyKey: key },
      );
    },
    revive: (ref, price, nextCharge, key) => revive(stripe, ref, price, nextCharge, key),
    async endNow(ref) {
      const { status } = await stripe.subscriptions.retrieve(ref);
      if (status !== 'canceled')
        await stripe.subscriptions.cancel(ref, { invoice_now: false, prorate: false });
      const open = await stripe.invoices.list({ subscription: ref, status: 'open', limit: 100 });
      for (const { id } of open.data) await stripe.invoices.voidInvoice(id);
    },
    previewPrice: (ref, price, at) => previewPrice(stripe, ref, price, at),
    changePrice: (ref, price, at, key) => changePrice(stripe, ref, price, at, key),
    chargeFee: (ref, fee, key) => chargeFee(stripe, ref, fee, key),
    payInvoice: (ref, key) => payInvoice(stripe, ref, key),
    async refund(ref, amount, key) {
      const invoice = await stripe.invoices.retrieve(ref, { expand: ['payments'] });
      const [intent] = paymentIntentsOf(invoice);
      if (!intent) throw new RangeError(`Invoice ${ref} was not paid by card`);
      await stripe.refunds.create({ payment_intent: intent, amount }, { idempotencyKey: key });
    },
    async cardPage(customer, returnUrl) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        return_url: returnUrl,
        flow_data: { type: 'payment_method_update' },
      });
      return url;
    },
  });
}

async function readSubscription(stripe: Stripe, ref: string): Promise<Subscription | undefined> {
  const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];
  const subscription = await stripe.subscriptions.retrieve(ref, { expand }).catch(unlessMissing);
  if (!subscription) return undefined;
  const customer = idOf(subscription.customer);
  const invoices = stripe.invoices.list({ subscription: ref, limit: 100, expand: ['data.payments'] });
  const charges = stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] });
  const shown = subscriptionFrom(
    subscription,
    await invoices.autoPagingToArray({ limit: 1000 }),
    await charges.autoPagingToArray({ limit: 1000 }),
  );
  const earlierRef = followedBy(subscription);
  const earlier = earlierRef ? await readSubscription(stripe, earlierRef) : undefined;
  return earlier ? continued(earlier, shown) : shown;
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return undefined;
  throw error;
}
