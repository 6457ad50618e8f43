import { uuidv7 } from 'uuidv7';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  findBillOfPayment,
  findDayAt,
  findPayments,
  insertPayment,
  lockBill,
  voidBillRow,
} from './bills.queries.ts';
import type { LockedBill, PaymentRow } from './bills.queries.ts';
import { getBill } from './get-bill.ts';

/**
 * Reverses a payment by a row of its own, which counts today. What it paid is owed again.
 * @throws Problem `not_found`, `already_done`
 */
export async function reversePayment(t: Transaction, accountId: string, paymentId: string, reason: string) {
  const billId = await findBillOfPayment(t.sql, paymentId);
  const bill = billId ? await lockBill(t.sql, billId, accountId) : undefined;
  if (!bill) throw notFound('payment');
  const open = openPayments(await findPayments(t.sql, bill.id)).find(({ id }) => id === paymentId);
  if (!open) throw problem('already_done', 'This payment is reversed already.');
  await writeReversal(t, bill, open, reason);
  return getBill(t.sql, accountId, bill.id);
}

/**
 * Voids a bill and reverses its payments, so that the visit can be checked out again.
 * @throws Problem `not_found`, `already_done`
 */
export async function voidBill(t: Transaction, accountId: string, billId: string, reason: string) {
  const bill = await lockBill(t.sql, billId, accountId);
  if (!bill) throw notFound('bill');
  if (bill.voidedAt) throw problem('already_done', 'This bill is void already.');
  for (const payment of openPayments(await findPayments(t.sql, billId)))
    await writeReversal(t, bill, payment, reason);
  await voidBillRow(t.sql, billId, reason, t.now);
  return getBill(t.sql, accountId, billId);
}

/** The payments that no row reverses. */
const openPayments = (rows: readonly PaymentRow[]) =>
  rows.filter(({ id, reversesId }) => !reversesId && !rows.some((other) => other.reversesId === id));

async function writeReversal(t: Transaction, bill: LockedBill, payment: PaymentRow, reason: string) {
  const { method, amount, tip, tipFor, tax } = payment;
  await insertPayment(t.sql, {
    id: uuidv7(),
    accountId: bill.accountId,
    clientId: bill.clientId,
    billId: bill.id,
    method,
    amount: -amount,
    tip: -tip,
    tipFor,
    tax: -tax,
    day: await findDayAt(t.sql, bill.visitId, t.now),
    takenAt: t.now,
    deskStaffId: t.deskStaffId ?? null,
    note: '',
    reversesId: payment.id,
    reason,
  });
}
