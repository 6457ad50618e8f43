import type { ShiftDue, WaivedBecause } from '#contract/shifts/shift-dues.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { toDue } from './list-dues.ts';
import { dueRefusal } from './shift-dues.policy.ts';
import type { DueAction } from './shift-dues.policy.ts';
import { findDue, moveDue } from './shift-dues.queries.ts';

/** The groomer was paid. @throws Problem `not_found`, `already_done` */
export const receiveDue = (t: Transaction, accountId: string, id: string) =>
  settle(t, accountId, id, 'receive', { settledAt: t.now });

/** The groomer asks for nothing. @throws Problem `not_found`, `already_done` */
export const waiveDue = (t: Transaction, accountId: string, id: string, waivedBecause: WaivedBecause) =>
  settle(t, accountId, id, 'waive', { settledAt: t.now, waivedBecause });

/** The business says that it has paid. @throws Problem `not_found`, `already_done` */
export const sayPaid = (t: Transaction, accountId: string, id: string) =>
  settle(t, accountId, id, 'say_paid', { saidPaidAt: t.now });

async function settle(
  t: Transaction,
  accountId: string,
  id: string,
  action: DueAction,
  change: Parameters<typeof moveDue>[3],
): Promise<ShiftDue> {
  const due = await findDue(t.sql, id);
  if (!due) throw notFound('due');
  const refusal = dueRefusal(action, due, accountId);
  if (refusal) throw problem(refusal.code, refusal.detail);
  await moveDue(t.sql, id, action, change);
  await t.announce(action === 'say_paid' ? 'shift_due.said_paid' : 'shift_due.settled', { dueId: id });
  const settled = await findDue(t.sql, id);
  if (!settled) throw new Error('A due is gone');
  return toDue(settled, accountId);
}
