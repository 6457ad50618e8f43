import { uuidv7 } from 'uuidv7';
import { taxWithin } from '#contract/bills/bill-money.ts';
import { maxPaymentsOfBill } from '#contract/bills/bills.ts';
import type { PaymentDraft } from '#contract/bills/bills.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findDayAt, findPayments, insertPayment, lockBill } from './bills.queries.ts';
import type { LockedBill } from './bills.queries.ts';
import { tipAsked } from './tip-asked.ts';
import { getBill } from './get-bill.ts';

/**
 * Records a payment of what stayed owed on a bill.
 * @throws Problem `not_found`, `too_late` for a void bill, `unconfirmed` for more than is owed
 */
export async function takePayment(t: Transaction, accountId: string, billId: string, draft: PaymentDraft) {
  const bill = await lockBill(t.sql, billId, accountId);
  if (!bill) throw notFound('bill');
  if (bill.voidedAt) throw problem('too_late', 'This bill is void.');
  const earlier = await findPayments(t.sql, billId);
  // Each may be reversed, which is a row too.
  if (earlier.length >= maxPaymentsOfBill / 2)
    throw problem('full', 'This bill has too many payments. Void it and write it again.');
  const owed = bill.total - sumOf(earlier);
  if (draft.amount > owed) throw tipAsked(draft.amount - owed);
  await writePayment(t, bill, draft);
  return getBill(t.sql, accountId, billId);
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Adds a payment to a bill, with the part of it that is sales tax. */
export async function writePayment(
  t: Transaction,
  bill: Pick<LockedBill, 'id' | 'accountId' | 'clientId' | 'visitId' | 'tax' | 'total'>,
  { method, amount, tip, tipFor, note }: PaymentDraft,
): Promise<void> {
  await insertPayment(t.sql, {
    id: uuidv7(),
    accountId: bill.accountId,
    clientId: bill.clientId,
    billId: bill.id,
    method,
    amount,
    tip,
    tipFor: tipFor ?? null,
    tax: taxWithin(amount, await findPayments(t.sql, bill.id), bill),
    day: await findDayAt(t.sql, bill.visitId, t.now),
    takenAt: t.now,
    deskStaffId: t.deskStaffId ?? null,
    note,
    reversesId: null,
    reason: null,
  });
}
