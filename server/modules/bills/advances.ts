import { uuidv7 } from 'uuidv7';
import type { PayMethod } from '#contract/bills/pay-methods.ts';
import { dollarsInShort } from '#server/platform/money.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findDayAt, insertPayment } from './bills.queries.ts';
import type { LockedBill, PaymentRow } from './bills.queries.ts';
import { findAdvances } from './client-payments.queries.ts';
import { writePayment } from './take-payment.ts';

type OfVisit = { accountId: string; clientId: string | null; visitId: string };

/** Records a payment for a visit that has no bill yet; none of it is tax until the bill takes it. */
export async function insertAdvance(
  t: Transaction,
  { amount, method, note, ...of }: OfVisit & { amount: number; method: PayMethod; note: string },
): Promise<void> {
  await insertPayment(t.sql, {
    ...of,
    id: uuidv7(),
    billId: null,
    method,
    amount,
    tip: 0,
    tipFor: null,
    tax: 0,
    day: await findDayAt(t.sql, of.visitId, t.now),
    takenAt: t.now,
    deskStaffId: t.deskStaffId ?? null,
    note,
    reversesId: null,
    reason: null,
  });
}

/** Gives a payment without a bill back. `feeId`: of the fee that it paid. */
export async function reverseInAdvance(
  t: Transaction,
  { accountId, clientId, visitId }: OfVisit,
  { id, method, amount, tip, tipFor, tax }: PaymentRow,
  reason: string,
  feeId: string | null = null,
): Promise<void> {
  await insertPayment(t.sql, {
    id: uuidv7(),
    accountId,
    clientId,
    billId: null,
    ...(feeId ? { feeId } : { visitId }),
    method,
    amount: -amount,
    tip: -tip,
    tipFor,
    tax: -tax,
    day: await findDayAt(t.sql, visitId, t.now),
    takenAt: t.now,
    deskStaffId: t.deskStaffId ?? null,
    note: '',
    reversesId: id,
    reason,
  });
}

/** The payments in advance of a visit that were not given back. */
export async function openAdvances(t: Transaction, visitId: string): Promise<PaymentRow[]> {
  const rows = await findAdvances(t.sql, visitId);
  const reversed = new Set(rows.map(({ reversesId }) => reversesId));
  return rows.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
}

/** @throws Problem `unconfirmed` if more was paid in advance than the bill asks for */
export function requireUsedUp(advance: number, total: number): void {
  if (advance <= total) return;
  throw problem(
    'unconfirmed',
    `${dollarsInShort(advance)} was paid in advance, and the bill is ${dollarsInShort(total)}. Give the payment back first, and take what is owed.`,
    [{ path: 'payments', message: 'More was paid in advance than the bill' }],
  );
}

/** Moves what was paid in advance to a bill: rows never change, so each is reversed and written again today. */
export async function applyAdvances(
  t: Transaction,
  bill: Pick<LockedBill, 'id' | 'accountId' | 'clientId' | 'visitId' | 'tax' | 'total'>,
  advances: readonly PaymentRow[],
): Promise<void> {
  for (const advance of advances) {
    await reverseInAdvance(t, bill, advance, 'The bill took it');
    const { method, amount } = advance;
    await writePayment(t, bill, { method, amount, tip: 0, note: 'Paid in advance' });
  }
}
