import { clashesOf } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { getShift } from '../view/get-shift.ts';

/** Lists the groomer's other work that overlaps a shift. @throws Problem `not_found` */
export async function listClashes(sql: Sql, actor: Actor, shiftId: string, now: Date) {
  const shift = await getShift(sql, actor, shiftId, now);
  const busy = await clashesOf(sql, { subjectId: actor.id, from: shift.shiftDate, to: shift.endsAt });
  return busy.filter(({ sourceId }) => sourceId !== shiftId);
}
