import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { setEndedEarly } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';

/**
 * Records one side's statement that work ended early. After both sides have done so, the pay can be recorded.
 * @throws Problem `not_found`, `too_late`, `already_done`
 */
export async function endEarly(t: Transaction, actor: Actor, shiftId: string) {
  const shift = await lockShift(t, shiftId, actor, 'end_early');
  const by = shift.businessId === actor.id ? 'owner' : 'groomer';
  await setEndedEarly(t.sql, shiftId, by, t.now);
  await recordHistory(t, shiftId, 'ended_early', { by: actor.id });
  await t.announce('shift.ended_early', { shiftId, by });
  return getShift(t.sql, actor, shiftId, t.now);
}

/** The owner allowed the groomer to leave early, so that the pay can be recorded. The shift is locked. */
export async function endEarlyForBoth(t: Transaction, { id, endedEarly }: LockedShift): Promise<void> {
  if (!endedEarly.byGroomer) await setEndedEarly(t.sql, id, 'groomer', t.now);
  if (!endedEarly.byOwner) await setEndedEarly(t.sql, id, 'owner', t.now);
}
