import type { ShiftDayAction } from '#contract/shifts/shift-days.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { lockShiftForJob } from '#server/modules/shifts/index.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayFacts } from './day-facts.ts';
import { dayRefusal } from './shift-days.policy.ts';
import { findDay } from './shift-days.queries.ts';

/** Locks a filled shift and checks that the actor may do this on its day. @throws Problem `not_found`, or why not */
export async function lockDay(t: Transaction, actor: Actor, shiftId: string, action: ShiftDayAction) {
  const shift = await lockShiftForJob(t, shiftId, actor.id);
  if (!shift?.groomerId) throw notFound('shift');
  const { groomerId, businessId } = shift;
  const day = await findDay(t.sql, shiftId, groomerId);
  const refusal = dayRefusal(action, dayFacts(shift, day), actor.id, t.now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  return { shift, day, sides: { shiftId, groomerId, businessId } };
}
