import type { z } from 'zod';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import type { ShiftChange } from '#contract/shifts/shifts.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { requireUnchanged } from '#server/platform/http/requests/fields-seen.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { scheduleStart } from '../deadlines.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { planChange } from './plan-change.ts';
import { inLines } from './shift-change.ts';
import { moveShift } from '../shifts.queries.ts';

/**
 * Edits a shift that has no accepted groomer; its place stays. Applicants are notified of the changes.
 * @throws Problem `not_found`, `too_late`, `invalid`, `changed_elsewhere`
 */
export async function editShift(
  t: Transaction,
  actor: Actor,
  shiftId: string,
  change: z.output<typeof ShiftChange>,
  seen?: FieldsSeen,
) {
  const shift = await lockShift(t, shiftId, actor, 'edit');
  if (seen) requireUnchanged(seen, await getShift(t.sql, actor, shiftId, t.now), change);
  const { terms, parts, instants } = planChange(shift, change, t.now);
  if (parts.length > 0) {
    const termsVersion = shift.termsVersion + 1;
    await moveShift(t.sql, shiftId, 'edit', { ...terms, ...instants, termsVersion });
    if (instants.startsAt.getTime() !== Date.parse(shift.startsAt))
      await scheduleStart(t, shiftId, instants.startsAt);
    const historySeq = await recordHistory(t, shiftId, 'edited', { by: actor.id, note: inLines(parts) });
    await t.announce('shift.changed', { shiftId, historySeq });
  }
  return getShift(t.sql, actor, shiftId, t.now);
}
