import type { ApplicationAction, ShiftAction } from '#contract/shift-lifecycle.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { applicationRefusal } from './applications.policy.ts';
import { findApplication, findOverlappingShifts, lockGroomer } from './applications.queries.ts';
import type { HeldApplication } from './applications.queries.ts';
import { refusalOf } from './shifts.policy.ts';
import { lockShifts, readHeldShift } from './shifts.queries.ts';
import type { HeldShift } from './shifts.queries.ts';

/*
 * Whoever changes a shift or anything that belongs to it (applications, pay, booking, history) holds the shift's row
 * first. So everything about one shift happens one after the other, in every process. Applying and accepting concern
 * several shifts of one groomer: they hold the groomer before any shift, so that neither misses what the other does.
 */

/**
 * Holds a shift for something that the viewer wants to do with it.
 * @throws Problem `not_found` where it is not theirs, or the reason why not now
 */
export async function holdShift(
  t: Transaction,
  shiftId: string,
  actor: Actor,
  action: ShiftAction | ((shift: HeldShift) => ShiftAction),
): Promise<HeldShift> {
  const shift = await holdShiftForClock(t, shiftId, actor.id);
  if (!shift) throw notFound('shift');
  const refusal = refusalOf(typeof action === 'string' ? action : action(shift), shift, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return shift;
}

/** Holds a shift without asking who wants it: for the clock. */
export async function holdShiftForClock(
  t: Transaction,
  shiftId: string,
  viewerId: string | null = null,
): Promise<HeldShift | undefined> {
  await lockShifts(t.sql, [shiftId]);
  return readHeldShift(t.sql, shiftId, viewerId);
}

/** Holds the shift of an application for a decision about it; `accept` also holds those that the groomer then leaves. */
export async function holdApplication(
  t: Transaction,
  applicationId: string,
  actor: Actor,
  action: ApplicationAction,
): Promise<{ application: HeldApplication; shift: HeldShift; overlapping: string[] }> {
  const seen = await findApplication(t.sql, applicationId);
  if (!seen) throw notFound('application');
  if (action === 'accept') await lockGroomer(t.sql, seen.groomerId);
  const overlapping =
    action === 'accept' ? await findOverlappingShifts(t.sql, seen.groomerId, seen.shiftId) : [];
  await lockShifts(t.sql, [seen.shiftId, ...overlapping]);
  const application = await findApplication(t.sql, applicationId);
  const shift = await readHeldShift(t.sql, seen.shiftId, actor.id);
  if (!application || !shift) throw notFound('application');
  const refusal = applicationRefusal(action, application, shift, actor, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return { application, shift, overlapping };
}
