import type { CheckOutDraft } from '#contract/bills/bills.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { writeBill } from './check-out.ts';
import { findPayments } from './bills.queries.ts';
import { reversePayment } from './reverse-payment.ts';
import { takePayment } from './take-payment.ts';

type Given = Partial<Pick<CheckOutDraft, 'lines' | 'taxPercent' | 'payments' | 'agreed'>> & {
  /** When it was checked out; now if left out. */
  at?: Date;
};

/** One line for a full groom. */
export const groomFor = (amount: number) => [
  { kind: 'service' as const, name: 'Full groom', amount, taxable: true },
];

export const paidInCash = (amount: number, tip = 0) => [{ method: 'cash' as const, amount, tip, note: '' }];

/** Writes the bill of a visit for its price, paid in cash. */
export const makeBillOf = (
  t: Transaction,
  visit: { id: string; providerId: string; ownerId: string | null; listPrice: number; discount: number },
  { at = t.now, ...given }: Given = {},
) => {
  const price = visit.listPrice - visit.discount;
  return writeBill(
    { ...t, now: at },
    { ...visit, clientId: null },
    {
      lines: groomFor(price),
      taxPercent: 0,
      payments: paidInCash(price),
      agreed: null,
      ...given,
    },
  );
};

/** Creates a completed visit and its bill. */
export async function makeBill(
  t: Transaction,
  {
    visit: of = {},
    ...given
  }: Given & { visit?: Omit<NonNullable<Parameters<typeof makeVisit>[1]>, 'status'> } = {},
) {
  const visit = await makeVisit(t, { ...of, status: 'completed' });
  return { id: await makeBillOf(t, visit, given), visit };
}

/** Takes a payment of a bill at another time. */
export const makePayment = (
  t: Transaction,
  { accountId, billId, at = t.now }: { accountId: string; billId: string; at?: Date },
  payment: CheckOutDraft['payments'][number],
) => takePayment({ ...t, now: at }, accountId, billId, payment);

/** Reverses the first payment of a bill. */
export async function makeReversal(
  t: Transaction,
  { accountId, billId, at = t.now }: { accountId: string; billId: string; at?: Date },
) {
  const [first] = await findPayments(t.sql, billId);
  if (first) await reversePayment({ ...t, now: at }, accountId, first.id, 'A mistake');
}
