import { scheduled } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import type { Sql, SqlPool } from '#server/platform/database/sql.ts';
import type { Transact, Transaction } from '#server/platform/transaction.ts';
import * as bank from './bank.ts';
import { lookAt } from './cards.ts';
import type {
  ChargeResult,
  OrderState,
  Payments,
  Subscription,
  TestDesk,
} from '#server/platform/payments/port.ts';

/**
 * A processor that moves no money. It keeps books per customer and renews on the program's clock, as an
 * outside processor would: its changes are committed separately and announced with `payments.changed`.
 */
export function createTestProcessor(sql: SqlPool, transact: Transact): Payments & { testDesk: TestDesk } {
  const change = <T>(ref: string, work: (books: bank.Books, now: Date) => T) =>
    transact((t) => changeBooks(t, customerOf(ref), work));
  const read = (ref: string) => readBooks(sql, customerOf(ref));

  /** Changes one subscription at most once per key. */
  const once = <T extends 'paid' | 'declined' | 'done'>(
    ref: string,
    key: string,
    act: (subscription: bank.BankSubscription, books: bank.Books, now: Date) => T,
  ) =>
    change(ref, (books, now) => {
      const answer =
        (books.answered[key] as T | undefined) ?? act(found(books, subscriptionOf(ref)), books, now);
      if (answer !== 'declined') books.answered[key] = answer;
      return answer;
    });

  return {
    name: 'test',
    movesMoney: false,
    async customerFor({ id }) {
      return `cus_${id}`;
    },
    // It keeps no names.
    updateCustomer: () => Promise.resolve(),
    forgetCustomer: () => Promise.resolve(),
    openOrder: ({ customerRef, key, price, discount, expiresAt }) =>
      change(customerRef, (books) => {
        const orderRef = `order_${key}:${customerRef}`;
        books.orders[orderRef] ??= { key, price, discount, expiresAt, status: 'open', subscriptionRef: null };
        return { orderRef, url: null };
      }),
    readOrder: async (orderRef) => stateOf((await read(orderRef)).orders[orderRef]),
    closeOrder: (orderRef) =>
      change(orderRef, (books) => {
        const order = books.orders[orderRef];
        if (order?.status === 'open') order.status = 'closed';
        return stateOf(order);
      }),
    async readSubscription(ref) {
      const books = await read(ref);
      const subscription = books.subscriptions[ref];
      return subscription && shown(ref, subscription, books);
    },
    setEnd: (ref, end) => change(ref, (books) => void (found(books, ref).endsAt = end)),
    revive: async (ref, price, nextCharge, key) => {
      await once(ref, key, (subscription) => {
        bank.revive(subscription, price, nextCharge);
        return 'done';
      });
      return ref;
    },
    endNow: (ref) => change(ref, (books, now) => bank.endNow(found(books, ref), now)),
    previewPrice: async (ref, price, at) => bank.priceChange(found(await read(ref), ref), price, at),
    changePrice: async (ref, price, _at, key) =>
      result(
        await once(ref, key, (subscription, books, now) =>
          bank.changePrice(books, ref, subscription, price, now),
        ),
      ),
    chargeFee: async (ref, fee, key) =>
      result(
        await once(ref, key, (subscription, books, now) =>
          bank.chargeFee(books, ref, subscription, fee, now),
        ),
      ),
    payInvoice: async (ref, key) =>
      result(
        await once(ref, key, (subscription, books, now) =>
          bank.payInvoice(books, invoiceOf(subscription, ref), now),
        ),
      ),
    async refund(ref, amount, key) {
      await once(ref, key, (subscription, _, now) => {
        bank.refund(invoiceOf(subscription, ref), amount, now);
        return 'done';
      });
    },
    cardPage: async () => null,
    testDesk: {
      payOrder: (orderRef, card, confirmed) =>
        change(orderRef, (books, now): ChargeResult | { status: 'closed' } => {
          const order = books.orders[orderRef];
          if (order?.status === 'paid') return { status: 'paid' };
          if (order?.status !== 'open' || order.expiresAt <= now) return { status: 'closed' };
          const answer = lookAt(card, confirmed, now);
          if (answer.status === 'declined') return answer;
          if (answer.status === 'requires_confirmation') return { ...answer, url: null };
          bank.payOrder(books, order, `sub_${order.key}:${customerOf(orderRef)}`, answer.card, now);
          return { status: 'paid' };
        }),
      replaceCard: (customerRef, card, confirmed) =>
        change(customerRef, (books, now): ChargeResult => {
          const answer = lookAt(card, confirmed, now);
          if (answer.status === 'declined') return answer;
          if (answer.status === 'requires_confirmation') return { ...answer, url: null };
          books.card = answer.card;
          return { status: 'paid' };
        }),
    },
  };
}

const result = (status: 'paid' | 'declined'): ChargeResult => ({ status });

/** Renews the due terms of one customer. */
export const testProcessorJobs: JobTable = {
  'renew-at-test-processor': scheduled(async ({ transact }, { customerRef }: { customerRef: string }) => {
    await transact((t) => changeBooks(t, customerRef, bank.renewDue));
  }),
};

/** Every ref ends with its customer: `sub_…:cus_…`, `sub_…_in_2:cus_…`. */
const customerOf = (ref: string) => ref.slice(ref.indexOf(':') + 1);
const subscriptionOf = (ref: string) => ref.replace(/_in_\d+:/, ':');

function found(books: bank.Books, ref: string): bank.BankSubscription {
  const subscription = books.subscriptions[ref];
  if (!subscription) throw new RangeError(`The test processor knows no subscription ${ref}`);
  return subscription;
}

function invoiceOf(subscription: bank.BankSubscription, ref: string) {
  const invoice = subscription.invoices.find((each) => each.ref === ref);
  if (!invoice) throw new RangeError(`The test processor knows no invoice ${ref}`);
  return invoice;
}

const stateOf = (order: bank.BankOrder | undefined): OrderState =>
  order?.status === 'paid' && order.subscriptionRef
    ? { status: 'paid', subscriptionRef: order.subscriptionRef }
    : { status: order?.status === 'open' ? 'open' : 'closed', subscriptionRef: null };

export const shown = (
  ref: string,
  subscription: bank.BankSubscription,
  { card }: bank.Books,
): Subscription => ({
  ref,
  customerRef: customerOf(ref),
  orderKey: subscription.orderKey,
  priceKey: subscription.price.key,
  priceAmount: subscription.price.amount,
  startedAt: subscription.startedAt,
  anchor: subscription.anchor,
  freeUntil: subscription.freeUntil ?? null,
  endsAt: subscription.endsAt,
  endedAt: subscription.endedAt,
  card: card && { brand: card.brand, last4: card.last4 },
  invoices: subscription.invoices,
});

async function changeBooks<T>(
  t: Transaction,
  customerRef: string,
  work: (books: bank.Books, now: Date) => T,
): Promise<T> {
  const { changed, result } = await writeBooks(t, customerRef, work);
  if (changed) await t.announce('payments.changed', { customerRef });
  return result;
}

/** Changes one customer's books without announcing it. For the processor itself and for factories. */
export async function writeBooks<T>(
  t: Transaction,
  customerRef: string,
  work: (books: bank.Books, now: Date) => T,
): Promise<{ changed: boolean; result: T }> {
  const before = await lockBooks(t.sql, customerRef);
  const books = parseBooks(before);
  const result = work(books, t.now);
  const after = JSON.stringify(books);
  if (after === before) return { changed: false, result };
  await t.sql`update test_processor_books set books = ${after} where customer_ref = ${customerRef}`;
  const due = bank.nextDue(books);
  // The instant is part of the key, because a job cannot move itself while it runs.
  if (due)
    await t.schedule('renew-at-test-processor', { customerRef }, due, `${customerRef} ${due.toISOString()}`);
  return { changed: true, result };
}

async function lockBooks(sql: Sql, customerRef: string): Promise<string> {
  await sql`
    insert into test_processor_books (customer_ref, books) values (${customerRef}, ${JSON.stringify(bank.emptyBooks())})
    on conflict do nothing`;
  const [row] = await sql<{ books: string }[]>`
    select books from test_processor_books where customer_ref = ${customerRef} for update`;
  return row?.books ?? '';
}

async function readBooks(sql: Sql, customerRef: string): Promise<bank.Books> {
  const [row] = await sql<
    { books: string }[]
  >`select books from test_processor_books where customer_ref = ${customerRef}`;
  return row ? parseBooks(row.books) : bank.emptyBooks();
}

const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const parseBooks = (text: string) =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && instantForm.test(value) ? new Date(value) : value,
  ) as bank.Books;
