import type { InstantBook } from '#contract/shifts/instant-book.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShift } from '../lock-shift.ts';
import { takingAtOnceRefusal } from '../shifts.policy.ts';
import { setInstantBook } from '../shifts.queries.ts';
import { getShift } from '../view/get-shift.ts';
import { getApplication } from '../applications/get-application.ts';
import { takeShift } from './take-shift.ts';

/** Says who may take an open shift of one's own at once. @throws Problem `not_found`, `too_late` */
export async function allowTaking(t: Transaction, actor: Actor, shiftId: string, who: InstantBook | null) {
  await lockShift(t, shiftId, actor, 'edit');
  await setInstantBook(t.sql, shiftId, who, t.now);
  return getShift(t.sql, actor, shiftId, t.now);
}

/**
 * Takes a shift without waiting for its owner.
 * @throws Problem `not_found`, `forbidden`, `taken`, `too_late`, `terms_changed`, `clash`
 */
export async function takeAtOnce(t: Transaction, actor: Actor, shiftId: string, termsVersion: number) {
  const applicationId = await takeShift(t, actor, shiftId, {
    termsVersion,
    offered: ({ instantBookAt }) => ({ how: 'instant', at: new Date(instantBookAt ?? t.now) }),
    mayTake(shift) {
      const refusal = takingAtOnceRefusal(shift, actor, t.now);
      if (refusal) throw problem(refusal.code, refusal.detail);
    },
  });
  return getApplication(t, actor, applicationId, { id: shiftId });
}
