import type { ApplicationAction, ShiftAction } from '#contract/shifts/shift-lifecycle.ts';
import { findBlock, requireBookable } from '#server/modules/blocks/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { applicationRefusal } from './applications.policy.ts';
import { findApplication, findOverlappingShifts, lockGroomer } from './applications.queries.ts';
import type { LockedApplication } from './applications.queries.ts';
import { shiftRefusal } from './shifts.policy.ts';
import { lockShiftRows, findLockedShift } from './shifts.queries.ts';
import type { LockedShift } from './shifts.queries.ts';

/*
 * Every change to a shift or its applications, pay, booking or history locks the shift row first, so changes
 * to one shift never run concurrently. Applying and accepting involve several shifts of one groomer, so they
 * lock the groomer before any shift and each sees the other's result.
 */

/**
 * Locks the shift row and checks that the actor may do this now.
 * @throws Problem `not_found` if the actor may not see it, or the reason for the refusal
 */
export async function lockShift(
  t: Transaction,
  shiftId: string,
  actor: Actor,
  action: ShiftAction | ((shift: LockedShift) => ShiftAction),
): Promise<LockedShift> {
  const shift = await lockShiftForJob(t, shiftId, actor.id);
  if (!shift) throw notFound('shift');
  const refusal = shiftRefusal(typeof action === 'string' ? action : action(shift), shift, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return shift;
}

/** Locks the shift row without checking permissions, for scheduled jobs. */
export async function lockShiftForJob(
  t: Transaction,
  shiftId: string,
  viewerId: string | null = null,
): Promise<LockedShift | undefined> {
  await lockShiftRows(t.sql, [shiftId]);
  return findLockedShift(t.sql, shiftId, viewerId);
}

/**
 * Locks the shift of an application and checks that the actor may do this now. `accept` also locks the
 * overlapping shifts from which the groomer is withdrawn.
 */
export async function lockApplication(
  t: Transaction,
  applicationId: string,
  actor: Actor,
  action: ApplicationAction,
): Promise<{ application: LockedApplication; shift: LockedShift; overlapping: string[] }> {
  const seen = await findApplication(t.sql, applicationId);
  if (!seen) throw notFound('application');
  if (action === 'accept' || action === 'undo') await lockGroomer(t.sql, seen.groomerId);
  const overlapping =
    action === 'accept' ? await findOverlappingShifts(t.sql, seen.groomerId, seen.shiftId) : [];
  await lockShiftRows(t.sql, [seen.shiftId, ...overlapping]);
  const application = await findApplication(t.sql, applicationId);
  const shift = await findLockedShift(t.sql, seen.shiftId, actor.id);
  if (!application || !shift) throw notFound('application');
  // The list of applicants does not show a groomer who is blocked or suspended.
  if (action === 'accept' && (await findBlock(t.sql, actor.id, seen.groomerId)))
    throw notFound('application');
  const refusal = applicationRefusal(action, application, shift, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  if (action === 'undo')
    await requireBookable(t, actor.id, actor.id === seen.groomerId ? shift.businessId : seen.groomerId);
  return { application, shift, overlapping };
}
