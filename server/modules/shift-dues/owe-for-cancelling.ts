import { uuidv7 } from 'uuidv7';
import { owedForCancelling } from '#contract/shifts/cancel-terms.ts';
import type { CancelTerms } from '#contract/shifts/cancel-terms.ts';
import { findTermsAgreed } from '#server/modules/shift-agreements/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dollars } from '#server/platform/money.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteDueSince, insertDue } from './shift-dues.queries.ts';

type BookedShift = { id: string; businessId: string; groomerId: string | null };

/** What the business would owe for calling a shift off, by what the two sides agreed on; amounts in cents. */
export async function owedNow(
  sql: Sql,
  { id, groomerId }: Pick<BookedShift, 'id' | 'groomerId'>,
  now: Date,
): Promise<{ amount: number; terms: CancelTerms }> {
  const agreed = groomerId ? await findTermsAgreed(sql, id, groomerId) : undefined;
  if (!agreed) return { amount: 0, terms: 'relaxed' };
  const { cancelTerms: terms, estimate, shiftDate: startsAt } = agreed;
  return { amount: owedForCancelling({ terms, estimate, startsAt }, now), terms };
}

/**
 * Records what calling off a booked shift owes its groomer. `shown` is what the caller's page showed, if it did.
 * @throws Problem `counts_differently` if it is another amount now
 */
export async function oweForCancelling(
  t: Transaction,
  shift: BookedShift,
  { shown, weather }: { shown: number | null | undefined; weather: boolean },
): Promise<void> {
  const { amount, terms } = await owedNow(t.sql, shift, t.now);
  if (shown != null && shown !== amount)
    throw problem('counts_differently', `This would owe ${dollars(amount)} now. Nothing was changed.`);
  if (amount === 0 || !shift.groomerId) return;
  const dueId = uuidv7();
  await insertDue(t.sql, {
    id: dueId,
    shiftId: shift.id,
    businessId: shift.businessId,
    groomerId: shift.groomerId,
    cancelTerms: terms,
    amount,
    weather,
    createdAt: t.now,
  });
  await t.announce('shift_due.owed', { dueId });
}

/** Removes what calling a shift off at `leftAt` owed, because that was undone. */
export async function undoDue(t: Transaction, shiftId: string, leftAt: string | null): Promise<void> {
  if (leftAt) await deleteDueSince(t.sql, shiftId, leftAt);
}
