import type { ApplicationAction, ShiftAction } from '#contract/shift-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { applicationRefusal } from './applications.policy.ts';
import { findApplication, findOverlappingShifts, lockGroomer } from './applications.queries.ts';
import type { LockedApplication } from './applications.queries.ts';
import { shiftRefusal } from './shifts.policy.ts';
import { lockShiftRows, readLockedShift } from './shifts.queries.ts';
import type { LockedShift } from './shifts.queries.ts';

/*
 * Whoever changes a shift or anything that belongs to it (applications, pay, booking, history) holds the shift's row
 * first. So everything about one shift happens one after the other, in every process. Applying and accepting concern
 * several shifts of one groomer: they hold the groomer before any shift, so that neither misses what the other does.
 */

/**
 * Holds a shift for something that the viewer wants to do with it.
 * @throws Problem `not_found` where it is not theirs, or the reason why not now
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

/** Holds a shift without asking who wants it: for the clock. */
export async function lockShiftForJob(
  t: Transaction,
  shiftId: string,
  viewerId: string | null = null,
): Promise<LockedShift | undefined> {
  await lockShiftRows(t.sql, [shiftId]);
  return readLockedShift(t.sql, shiftId, viewerId);
}

/** Holds the shift of an application for a decision about it; `accept` also holds those that the groomer then leaves. */
export async function lockApplication(
  t: Transaction,
  applicationId: string,
  actor: Actor,
  action: ApplicationAction,
): Promise<{ application: LockedApplication; shift: LockedShift; overlapping: string[] }> {
  const seen = await findApplication(t.sql, applicationId);
  if (!seen) throw notFound('application');
  if (action === 'accept') await lockGroomer(t.sql, seen.groomerId);
  const overlapping =
    action === 'accept' ? await findOverlappingShifts(t.sql, seen.groomerId, seen.shiftId) : [];
  await lockShiftRows(t.sql, [seen.shiftId, ...overlapping]);
  const application = await findApplication(t.sql, applicationId);
  const shift = await readLockedShift(t.sql, seen.shiftId, actor.id);
  if (!application || !shift) throw notFound('application');
  const refusal = applicationRefusal(action, application, shift, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return { application, shift, overlapping };
}
