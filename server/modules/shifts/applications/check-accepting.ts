import { findBlock } from '#server/modules/blocks/index.ts';
import { checkTime, clashesOf } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import { applicationRefusal } from '../applications.policy.ts';
import { findApplication } from '../applications.queries.ts';
import { findLockedShift } from '../shifts.queries.ts';

/**
 * Lists what conflicts with booking a groomer for a shift. Only while the owner may accept, so that no one reads calendars
 * by it. @throws Problem `not_found`, or why it cannot be accepted
 */
export async function checkAccepting(sql: Sql, actor: Actor, applicationId: string, now: Date) {
  const application = await findApplication(sql, applicationId);
  const shift = application && (await findLockedShift(sql, application.shiftId, actor.id));
  if (!shift || (await findBlock(sql, actor.id, application.groomerId))) throw notFound('application');
  const refusal = applicationRefusal('accept', application, shift, actor, now);
  if (refusal) throw problem(refusal.code, refusal.detail);
  const time = { from: shift.startsAt, to: shift.endsAt };
  const [groomer, business, clashes] = await Promise.all([
    checkTime(sql, application.groomerId, { ...time, shiftId: shift.id }),
    checkTime(sql, shift.businessId, time),
    clashesOf(sql, { subjectId: application.groomerId, ...time }),
  ]);
  return {
    clashes,
    travel: groomer.travel,
    timeOff: groomer.timeOff.length > 0,
    busyElsewhere: groomer.busyElsewhere.length > 0,
    outsideHours: groomer.outsideHours,
    outsideOpening: business.outsideHours,
  };
}
