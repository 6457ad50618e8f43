import { addMonths, startOfDay, unusedPart } from '#server/platform/payments/periods.ts';
import type { Order, PriceChange, ProcessorInvoice, RecurringPrice } from '#server/platform/payments/port.ts';
import type { KeptCard } from './cards.ts';

/** The books of one customer at the test processor: plain data, changed only by the functions below. */
export type Books = {
  card: KeptCard | null;
  orders: Record<string, BankOrder>;
  subscriptions: Record<string, BankSubscription>;
  /** Results by key, so that a repeated call has the same result and no effect. */
  answered: Record<string, 'paid' | 'declined' | 'done'>;
};

export type BankOrder = Pick<Order, 'key' | 'price' | 'discount' | 'expiresAt'> & {
  status: 'open' | 'closed' | 'paid';
  subscriptionRef: string | null;
};

export type BankSubscription = {
  orderKey: string;
  price: RecurringPrice;
  startedAt: Date;
  /** Terms are counted from this instant; a change of price resets it. */
  anchor: Date;
  terms: number;
  /** Set by a revival: the start of its first term. */
  freeUntil?: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  invoices: ProcessorInvoice[];
};

export const emptyBooks = (): Books => ({ card: null, orders: {}, subscriptions: {}, answered: {} });

export const termEnd = ({ anchor, terms, price }: BankSubscription) =>
  addMonths(anchor, terms * price.months);

/** Pays the order and starts the subscription, or changes nothing. */
export function payOrder(books: Books, order: BankOrder, ref: string, card: KeptCard, now: Date): void {
  const subscription: BankSubscription = {
    orderKey: order.key,
    price: order.price,
    startedAt: now,
    anchor: now,
    terms: 1,
    endsAt: null,
    endedAt: null,
    invoices: [],
  };
  books.card = card;
  books.subscriptions[ref] = subscription;
  order.status = 'paid';
  order.subscriptionRef = ref;
  addInvoice(subscription, ref, now, {
    lines: [
      { kind: 'price', amount: order.price.amount },
      ...(order.discount > 0 ? [{ kind: 'discount' as const, amount: -order.discount }] : []),
    ],
    periodFrom: now,
    periodUntil: termEnd(subscription),
    paid: true,
  });
}

type NewInvoice = Pick<ProcessorInvoice, 'lines' | 'periodFrom' | 'periodUntil'> & {
  kind?: 'fee';
  description?: string;
  paid: boolean;
};

function addInvoice(
  subscription: BankSubscription,
  ref: string,
  now: Date,
  { kind, description, paid, ...given }: NewInvoice,
) {
  const [name = '', customer = ''] = ref.split(':');
  const invoice: ProcessorInvoice = {
    ...given,
    ref: `${name}_in_${subscription.invoices.length + 1}:${customer}`,
    status: paid ? 'paid' : 'open',
    kind: kind ?? 'recurring',
    priceKey: kind ? null : subscription.price.key,
    description: description ?? null,
    total: given.lines.reduce((sum, line) => sum + line.amount, 0),
    createdAt: now,
    paidAt: paid ? now : null,
    refunds: [],
  };
  subscription.invoices.push(invoice);
}

/** Whether the card on file can be charged without its holder. */
const cardPays = ({ card }: Books) => card?.behavior === 'pays';

export const openInvoice = ({ invoices }: BankSubscription) =>
  invoices.find(({ status }) => status === 'open');

/** Begins every term that is due by `now`, each at its own instant; an unpaid term blocks the next. */
export function renewDue(books: Books, now: Date): boolean {
  let changed = false;
  for (const [ref, subscription] of Object.entries(books.subscriptions)) {
    while (!subscription.endedAt && !openInvoice(subscription) && termEnd(subscription) <= now) {
      changed = true;
      const from = termEnd(subscription);
      if (subscription.endsAt && subscription.endsAt <= from) {
        subscription.endedAt = from;
        break;
      }
      subscription.terms += 1;
      addInvoice(subscription, ref, from, {
        lines: [{ kind: 'price', amount: subscription.price.amount }],
        periodFrom: from,
        periodUntil: termEnd(subscription),
        paid: cardPays(books),
      });
    }
  }
  return changed;
}

/** Returns when the next term of any subscription begins. */
export function nextDue(books: Books): Date | undefined {
  return Object.values(books.subscriptions)
    .filter((subscription) => !subscription.endedAt && !openInvoice(subscription))
    .map(termEnd)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
}

export function payInvoice(books: Books, invoice: ProcessorInvoice, now: Date): 'paid' | 'declined' {
  if (invoice.status === 'paid') return 'paid';
  if (invoice.status === 'void' || !cardPays(books)) return 'declined';
  invoice.status = 'paid';
  invoice.paidAt = now;
  return 'paid';
}

export function chargeFee(
  books: Books,
  ref: string,
  subscription: BankSubscription,
  fee: { amount: number; description: string },
  now: Date,
): 'paid' | 'declined' {
  if (!cardPays(books)) return 'declined';
  addInvoice(subscription, ref, now, {
    kind: 'fee',
    description: fee.description,
    lines: [{ kind: 'fee', amount: fee.amount }],
    periodFrom: now,
    periodUntil: now,
    paid: true,
  });
  return 'paid';
}

export function endNow(subscription: BankSubscription, now: Date): void {
  if (subscription.endedAt) return;
  subscription.endedAt = now;
  for (const invoice of subscription.invoices) if (invoice.status === 'open') invoice.status = 'void';
}

/** Continues an ended subscription; terms are counted from the next charge. */
export function revive(subscription: BankSubscription, price: RecurringPrice, nextCharge: Date): void {
  const again = { price, anchor: nextCharge, terms: 0, freeUntil: nextCharge, endsAt: null, endedAt: null };
  Object.assign(subscription, again);
}

/**
 * Credits the unused part of the running term at its price minus its discount, whatever credit was used to
 * pay it. The new price's first term begins at once.
 */
export function priceChange(subscription: BankSubscription, price: RecurringPrice, at: Date): PriceChange {
  const running = subscription.invoices.findLast(
    ({ kind, status }) => kind === 'recurring' && status === 'paid',
  );
  const credit = running
    ? unusedPart(
        worthOf(running),
        running.periodFrom,
        running.periodUntil,
        startOfDay(at, running.periodFrom),
      )
    : 0;
  const used = Math.min(credit, price.amount);
  return { credit: used, amountToday: price.amount - used, paidUntil: addMonths(at, price.months) };
}

const worthOf = ({ lines }: ProcessorInvoice) =>
  lines.filter(({ kind }) => kind !== 'credit').reduce((sum, { amount }) => sum + amount, 0);

export function changePrice(
  books: Books,
  ref: string,
  subscription: BankSubscription,
  price: RecurringPrice,
  now: Date,
): 'paid' | 'declined' {
  const { credit, amountToday, paidUntil } = priceChange(subscription, price, now);
  if (amountToday > 0 && !cardPays(books)) return 'declined';
  Object.assign(subscription, { price, anchor: now, terms: 1, endsAt: null });
  addInvoice(subscription, ref, now, {
    lines: [
      { kind: 'price', amount: price.amount },
      ...(credit > 0 ? [{ kind: 'credit' as const, amount: -credit }] : []),
    ],
    periodFrom: now,
    periodUntil: paidUntil,
    paid: true,
  });
  return 'paid';
}

export function refund(invoice: ProcessorInvoice, amount: number, now: Date): void {
  const refunded = invoice.refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (invoice.status !== 'paid' || refunded + amount > invoice.total) {
    throw new RangeError('More than was paid cannot be refunded');
  }
  invoice.refunds.push({ ref: `${invoice.ref}#${invoice.refunds.length + 1}`, amount, at: now });
}
