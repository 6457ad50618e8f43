import type { z } from 'zod';
import type { ShiftChange } from '#contract/shifts/shifts.ts';
import { unbook } from '#server/modules/calendar/index.ts';
import { writeAgreement } from '#server/modules/shift-agreements/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookGroomer } from '../book-groomer.ts';
import { scheduleShiftReminders, scheduleStart } from '../deadlines.ts';
import { recordHistory } from '../record-history.ts';
import { findLockedShift, moveShift } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';
import { planChange } from './plan-change.ts';
import { inLines } from './shift-change.ts';

/**
 * Changes the terms of a filled shift that its groomer has just agreed to, moves their booking and writes the new agreement.
 * The shift is locked; `askedAt` is when its owner asked for the change.
 * @throws Problem `clash` if the groomer has other work then, `too_late`, `invalid`
 */
export async function changeAgreedTerms(
  t: Transaction,
  shift: LockedShift,
  change: z.output<typeof ShiftChange>,
  { askedAt }: { askedAt: Date },
): Promise<void> {
  const { id: shiftId, groomerId, businessId } = shift;
  if (!groomerId) throw new Error('Nobody agreed to the terms of this shift');
  const { terms, parts, instants } = planChange(shift, change, t.now);
  const termsVersion = shift.termsVersion + 1;
  await moveShift(t.sql, shiftId, 'change_terms', { ...terms, ...instants, termsVersion });
  const changed = await findLockedShift(t.sql, shiftId, groomerId);
  if (!changed) throw new Error('A locked shift is gone');
  if (changed.startsAt !== shift.startsAt || changed.endsAt !== shift.endsAt) {
    await unbook(t, { sourceKind: 'shift', sourceId: shiftId });
    await bookGroomer(t, groomerId, changed);
    await scheduleStart(t, shiftId, instants.startsAt);
    if (shift.workerApplicationId) await scheduleShiftReminders(t, changed, shift.workerApplicationId);
  }
  const historySeq = await recordHistory(t, shiftId, 'edited', { by: businessId, note: inLines(parts) });
  await writeAgreement(t, changed, {
    groomerId,
    how: 'changed',
    unseen: [],
    ownerSignedAt: askedAt,
    groomerSignedAt: t.now,
  });
  await t.announce('shift.changed', { shiftId, historySeq });
}
