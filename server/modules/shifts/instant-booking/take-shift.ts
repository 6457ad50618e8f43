import { uuidv7 } from 'uuidv7';
import type { Actor } from '#server/modules/identity/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findOverlappingShifts, lockGroomer, writeApplication } from '../applications.queries.ts';
import { recordHistory } from '../record-history.ts';
import { applicationLifecycle } from '../shifts.lifecycle.ts';
import { takingRefusal } from '../shifts.policy.ts';
import { findLastEdit, findLockedShift, lockShiftRows } from '../shifts.queries.ts';
import type { LockedShift } from '../shifts.queries.ts';
import { fillShift } from '../applications/fill-shift.ts';
import type { Offered } from '../applications/fill-shift.ts';
import { requireTermsSeen } from '../applications/require-terms-seen.ts';

type Taking = {
  termsVersion: number;
  mayTake: (shift: LockedShift) => Promise<void> | void;
  /** How and when the owner offered it. */
  offered: (shift: LockedShift) => Offered;
};

/**
 * Books a groomer for a shift at once, on the terms that they saw. Of several at the same time the first is booked.
 * `mayTake` throws if they may not; it runs when the shift is locked. @returns the id of the accepted application
 * @throws Problem `not_found`, `taken`, `already_done`, `too_late`, `terms_changed`, `clash`
 */
export async function takeShift(
  t: Transaction,
  actor: Actor,
  shiftId: string,
  { termsVersion, mayTake, offered }: Taking,
): Promise<string> {
  await lockGroomer(t.sql, actor.id);
  const overlapping = await findOverlappingShifts(t.sql, actor.id, shiftId);
  await lockShiftRows(t.sql, [shiftId, ...overlapping]);
  const shift = await findLockedShift(t.sql, shiftId, actor.id);
  if (!shift) throw notFound('shift');
  await mayTake(shift);
  const refusal = takingRefusal(shift, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  await requireTermsSeen(t, shift, termsVersion);
  const applicationId = await pendingApplication(t, actor.id, shift);
  const { how, at } = offered(shift);
  const edited = await findLastEdit(t.sql, shiftId);
  await fillShift(t, shift, {
    by: actor.id,
    applicationId,
    groomerId: actor.id,
    overlapping,
    // Whoever edits what they have offered stands by the offer.
    agreed: { how, ownerSignedAt: edited && edited > at ? edited : at, groomerSignedAt: t.now, unseen: [] },
  });
  return applicationId;
}

/** The groomer's pending application, written now if there is none. @returns its id */
async function pendingApplication(t: Transaction, groomerId: string, shift: LockedShift): Promise<string> {
  const { own } = shift;
  if (own && can(applicationLifecycle, 'accept', own.status)) return own.id;
  const { id } = await writeApplication(
    t.sql,
    {
      id: uuidv7(),
      shiftId: shift.id,
      groomerId,
      message: null,
      termsVersion: shift.termsVersion,
      createdAt: t.now,
    },
    own,
  );
  await recordHistory(t, shift.id, 'applied', { by: groomerId, about: groomerId });
  return id;
}
