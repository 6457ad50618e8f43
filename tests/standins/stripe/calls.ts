import type { Stripe } from 'stripe';
import { collect, end, makeInvoice, methodOf, prorated } from './billing.ts';
import { idOf, invalid } from './books.ts';
import type { StripeBooks } from './books.ts';
import { expire, expireOld } from './checkout.ts';
import { beginTrial } from './subscriptions.ts';
import { contactOf, listOf, metadataOf, numberOf, textOf } from './form-body.ts';
import type { Form } from './form-body.ts';

export type Call = (books: StripeBooks, form: Form, id: string) => object;

const list = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data });
const newestFirst = <T extends { created: number }>(objects: T[]) =>
  objects.toReversed().toSorted((a, b) => b.created - a.created);

/** Every call that the program makes, by method and path. */
export const calls: Record<string, Call> = {
  'POST /v1/customers': (books, form) =>
    books.add('customer', {
      ...contactOf(form),
      metadata: metadataOf(form),
      invoice_settings: { default_payment_method: null } as Stripe.Customer.InvoiceSettings,
    }),

  'POST /v1/customers/:id': (books, form, id) => Object.assign(books.get('customer', id), contactOf(form)),

  'POST /v1/products': (books, form) => {
    const id = textOf(form, 'id') ?? books.newId('prod');
    if (books.find('product', id)) throw invalid('Product already exists.', 'resource_already_exists', 'id');
    return books.add('product', { id, name: textOf(form, 'name') ?? '', active: true });
  },
  'GET /v1/products/:id': (books, _, id) => books.get('product', id),

  'POST /v1/prices': (books, form) => {
    const lookupKey = textOf(form, 'lookup_key') ?? null;
    const holder = books.all('price').find((price) => price.lookup_key === lookupKey);
    if (holder && textOf(form, 'transfer_lookup_key') !== 'true')
      throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, undefined, 'lookup_key');
    if (holder) holder.lookup_key = null;
    return books.add('price', {
      active: true,
      currency: 'usd',
      lookup_key: lookupKey,
      product: books.get('product', textOf(form, 'product') ?? '').id,
      unit_amount: numberOf(form, 'unit_amount') ?? 0,
      type: 'recurring',
      recurring: {
        interval: textOf(form, 'recurring', 'interval') ?? 'month',
        interval_count: numberOf(form, 'recurring', 'interval_count') ?? 1,
      } as Stripe.Price.Recurring,
    });
  },
  'POST /v1/prices/:id': (books, form, id) =>
    Object.assign(books.get('price', id), { active: textOf(form, 'active') !== 'false' }),
  'GET /v1/prices': (books, form) => {
    const keys = listOf(form, 'lookup_keys');
    const active = textOf(form, 'active');
    return list(
      '/v1/prices',
      books
        .all('price')
        .filter((price) => keys.length === 0 || keys.includes(price.lookup_key ?? ''))
        .filter((price) => active === undefined || String(price.active) === active),
    );
  },

  'POST /v1/coupons': (books, form) => {
    const id = textOf(form, 'id') ?? books.newId('coupon');
    if (books.find('coupon', id)) throw invalid('Coupon already exists.', 'resource_already_exists', 'id');
    return books.add('coupon', {
      id,
      amount_off: numberOf(form, 'amount_off') ?? null,
      duration: 'once',
      valid: true,
    });
  },

  'POST /v1/checkout/sessions': (books, form) => {
    const customer = books.get('customer', textOf(form, 'customer') ?? '');
    const price = books.get('price', textOf(form, 'line_items', '0', 'price') ?? '');
    const coupon = textOf(form, 'discounts', '0', 'coupon');
    const expiresAt = numberOf(form, 'expires_at') ?? books.now() + 86_400;
    if (expiresAt < books.now() + 1800)
      throw invalid(
        'The `expires_at` timestamp must be at least 30 minutes from now.',
        undefined,
        'expires_at',
      );
    const session = books.add('checkout.session', {
      mode: 'subscription',
      customer: customer.id,
      status: 'open',
      payment_status: 'unpaid',
      subscription: null,
      success_url: textOf(form, 'success_url') ?? null,
      cancel_url: textOf(form, 'cancel_url') ?? null,
      expires_at: expiresAt,
      metadata: metadataOf(form),
      discounts: coupon ? [{ coupon: books.get('coupon', coupon).id, promotion_code: null }] : [],
      line_items: list('', [
        { id: books.newId('li'), object: 'item', quantity: 1, price },
      ]) as Stripe.ApiList<Stripe.LineItem>,
    });
    session.url = `${books.address}/c/pay/${session.id}`;
    return session;
  },
  'GET /v1/checkout/sessions/:id': (books, _, id) => {
    const session = books.get('checkout.session', id);
    expireOld(books, session);
    return session;
  },
  'POST /v1/checkout/sessions/:id/expire': (books, _, id) => {
    const session = books.get('checkout.session', id);
    if (session.status !== 'open')
      throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    expire(books, session);
    return session;
  },

  'GET /v1/subscriptions': (books, form) =>
    list(
      '/v1/subscriptions',
      newestFirst(books.all('subscription'))
        .filter(({ customer }) => idOf(customer) === textOf(form, 'customer'))
        .filter(({ status }) => textOf(form, 'status') === 'all' || status !== 'canceled'),
    ),
  'POST /v1/subscriptions': (books, form) =>
    beginTrial(books, {
      customer: books.get('customer', textOf(form, 'customer') ?? '').id,
      price: books.get('price', textOf(form, 'items', '0', 'price') ?? ''),
      method: books.get('payment_method', textOf(form, 'default_payment_method') ?? '').id,
      trialEnd: numberOf(form, 'trial_end') ?? 0,
      metadata: metadataOf(form),
    }),
  'GET /v1/subscriptions/:id': (books, _, id) => books.get('subscription', id),
  'POST /v1/subscriptions/:id': (books, form, id) =>
    updateSubscription(books, form, books.get('subscription', id)),
  'DELETE /v1/subscriptions/:id': (books, _, id) => {
    const subscription = books.get('subscription', id);
    if (subscription.status === 'canceled')
      throw invalid(`No such subscription: '${id}'`, 'resource_missing', 'id');
    end(books, subscription, books.now());
    return subscription;
  },

  'GET /v1/invoices': (books, form) => {
    const [subscription, status] = [textOf(form, 'subscription'), textOf(form, 'status')];
    return list(
      '/v1/invoices',
      newestFirst(books.all('invoice'))
        .filter((invoice) => !subscription || subscriptionOf(invoice) === subscription)
        .filter((invoice) => !status || invoice.status === status),
    );
  },
  'GET /v1/invoices/:id': (books, _, id) => books.get('invoice', id),
  'POST /v1/invoices': (books, form) => {
    const invoice = makeInvoice(books, {
      customer: textOf(form, 'customer') ?? '',
      subscription: textOf(form, 'subscription') ?? '',
      lines: [],
      reason: 'manual',
    });
    return Object.assign(invoice, {
      status: 'draft',
      description: textOf(form, 'description') ?? null,
      metadata: metadataOf(form),
    });
  },
  'POST /v1/invoiceitems': (books, form) => {
    const invoice = books.get('invoice', textOf(form, 'invoice') ?? '');
    const amount = numberOf(form, 'amount') ?? 0;
    const description = textOf(form, 'description') ?? '';
    const [line] = makeInvoice(books, {
      customer: idOf(invoice.customer),
      subscription: '',
      lines: [{ amount, description, from: books.now(), until: books.now() }],
      reason: 'manual',
    }).lines.data;
    if (line) invoice.lines.data.push(line);
    for (const field of ['total', 'subtotal', 'amount_due', 'amount_remaining'] as const)
      invoice[field] += amount;
    return { id: books.newId('ii'), object: 'invoiceitem', amount, invoice: invoice.id };
  },
  'POST /v1/invoices/create_preview': (books, form) => {
    const subscription = books.get('subscription', textOf(form, 'subscription') ?? '');
    const price = books.get('price', textOf(form, 'subscription_details', 'items', '0', 'price') ?? '');
    const from = numberOf(form, 'subscription_details', 'proration_date') ?? books.now();
    const lines = prorated(subscription, price, from, books.now());
    return makeInvoice(books, { customer: '', subscription: '', lines, reason: 'upcoming' });
  },
  'POST /v1/invoices/:id/finalize': (books, _, id) =>
    Object.assign(books.get('invoice', id), { status: 'open' }),
  'POST /v1/invoices/:id/void': (books, _, id) => {
    const invoice = books.get('invoice', id);
    if (invoice.status !== 'open') throw invalid('You can only void open invoices.');
    return Object.assign(invoice, { status: 'void' });
  },
  'POST /v1/invoices/:id/pay': (books, _, id) => {
    const invoice = books.get('invoice', id);
    if (invoice.status === 'paid') throw invalid('Invoice is already paid', 'invoice_already_paid');
    if (invoice.status !== 'open') throw invalid('This invoice is not open.');
    const subscription = books.get('subscription', subscriptionOf(invoice));
    collect(books, invoice, methodOf(books, subscription));
    if (subscription.status === 'past_due') {
      subscription.status = 'active';
      books.emit('customer.subscription.updated', subscription);
    }
    return invoice;
  },

  'GET /v1/charges': (books, form) =>
    list(
      '/v1/charges',
      newestFirst(books.all('charge')).filter((charge) => idOf(charge.customer) === textOf(form, 'customer')),
    ),
  'POST /v1/refunds': (books, form) => {
    const intent = textOf(form, 'payment_intent');
    const charge = books.all('charge').find((each) => each.payment_intent === intent);
    const amount = numberOf(form, 'amount') ?? charge?.amount ?? 0;
    if (!charge || charge.amount_refunded + amount > charge.amount)
      throw invalid(
        'Refund amount is greater than unrefunded amount on charge',
        'charge_already_refunded',
        'amount',
      );
    const refund = books.add('refund', {
      amount,
      charge: charge.id,
      customer: charge.customer,
      status: 'succeeded',
    });
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    charge.refunds?.data.push(refund);
    books.emit('charge.refunded', charge);
    return refund;
  },

  'GET /v1/events': (books, form) =>
    list(
      '/v1/events',
      books.events.filter(({ created }) => created >= (numberOf(form, 'created', 'gte') ?? 0)).toReversed(),
    ),

  'POST /v1/billing_portal/sessions': (books, form) => {
    const session = books.add('billing_portal.session', {
      customer: books.get('customer', textOf(form, 'customer') ?? '').id,
      return_url: textOf(form, 'return_url') ?? null,
    });
    session.url = `${books.address}/p/session/${session.id}`;
    return session;
  },
};

const subscriptionOf = (invoice: Stripe.Invoice) => idOf(invoice.parent?.subscription_details?.subscription);

/** @throws StripeProblem if a change of price cannot be paid; then nothing has changed */
function updateSubscription(
  books: StripeBooks,
  form: Form,
  subscription: Stripe.Subscription,
): Stripe.Subscription {
  if (subscription.status === 'canceled')
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const cancelAt = textOf(form, 'cancel_at');
  if (cancelAt !== undefined) subscription.cancel_at = cancelAt === '' ? null : Number(cancelAt);
  const priceId = textOf(form, 'items', '0', 'price');
  if (priceId)
    changePrice(books, subscription, books.get('price', priceId), numberOf(form, 'proration_date'));
  books.emit('customer.subscription.updated', subscription);
  return subscription;
}

function changePrice(
  books: StripeBooks,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  from = books.now(),
): void {
  const [item] = subscription.items.data;
  const lines = prorated(subscription, price, from, books.now());
  const [, term] = lines;
  if (!item || !term) return;
  const invoice = makeInvoice(books, {
    customer: idOf(subscription.customer),
    subscription: subscription.id,
    lines,
    reason: 'subscription_update',
  });
  try {
    collect(books, invoice, methodOf(books, subscription));
  } catch (error) {
    invoice.status = 'void';
    throw error;
  }
  Object.assign(item, { price, current_period_start: term.from, current_period_end: term.until });
  subscription.billing_cycle_anchor = term.from;
}
