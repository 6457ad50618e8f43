import type { ShiftDay } from '#contract/shifts/shift-days.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { findLockedShift } from '#server/modules/shifts/index.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { dayFacts } from './day-facts.ts';
import { dayActions, extraRefusal } from './shift-days.policy.ts';
import { findDay, findExtras } from './shift-days.queries.ts';

/** Returns the day of a filled shift to its owner or its groomer. @throws Problem `not_found` */
export async function getDay(sql: Sql, actor: Actor, shiftId: string, now: Date): Promise<ShiftDay> {
  const shift = await findLockedShift(sql, shiftId, actor.id);
  const { groomerId, businessId } = shift ?? {};
  if (!shift || !groomerId || ![groomerId, businessId].includes(actor.id)) throw notFound('shift');
  const day = await findDay(sql, shiftId, groomerId);
  const extras = await findExtras(sql, shiftId, groomerId);
  return {
    ...day,
    code: actor.id === businessId ? day.code : null,
    extras: extras.map((extra) => ({
      ...extra,
      actions: (['agree', 'decline'] as const).filter(
        (action) => !extraRefusal(action, { ...extra, businessId: shift.businessId }, actor.id, now),
      ),
    })),
    actions: dayActions(dayFacts(shift, day), actor.id, now),
  };
}
