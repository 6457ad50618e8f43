import { uuidv7 } from 'uuidv7';
import type { PayMethod } from '#contract/bills/pay-methods.ts';
import { getFee, lockFee } from '#server/modules/cancellation-policies/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findDayAt, findFeeToPay, insertPayment } from './bills.queries.ts';

/** Records that a fee was paid whole. @throws Problem `not_found`, `already_done` */
export async function payFee(t: Transaction, accountId: string, feeId: string, method: PayMethod) {
  const locked = await lockFee(t.sql, feeId, accountId);
  if (!locked) throw notFound('fee');
  if (!locked.owed) throw problem('already_done', 'This fee is not owed anymore.');
  const { amount, clientId, visitId } = await findFeeToPay(t.sql, feeId);
  await insertPayment(t.sql, {
    id: uuidv7(),
    accountId,
    clientId,
    billId: null,
    feeId,
    method,
    amount,
    tip: 0,
    tipFor: null,
    tax: 0,
    day: await findDayAt(t.sql, visitId, t.now),
    takenAt: t.now,
    deskStaffId: t.deskStaffId ?? null,
    note: '',
    reversesId: null,
    reason: null,
  });
  return getFee(t.sql, accountId, feeId);
}
