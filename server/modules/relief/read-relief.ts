import { animalDays } from '#contract/relief.ts';
import type { CheckOuts } from '#contract/relief.ts';
import { findWorker } from '#server/modules/staff/index.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { notFound } from '#server/platform/problem.ts';
import { wholeDay } from '#server/platform/wall-clock.ts';
import { findAnimals, findOpenDay, findSides, sumCheckOuts } from './relief.queries.ts';

/** The animals that a groomer works on in a shift. None a week after it. @throws Problem `not_found` if it is not theirs */
export async function getAnimals(sql: Sql, groomerId: string, shiftId: string, now: Date) {
  const shift = await findSides(sql, shiftId, groomerId);
  if (!shift?.isGroomer) throw notFound('shift');
  const isOver = now > after(new Date(shift.endsAt), days(animalDays));
  return { timeZone: shift.timeZone, animals: isOver ? [] : await findAnimals(sql, shiftId, now) };
}

/** What the check-outs of a shift's groomer add up to, for its two sides. @throws Problem `not_found` */
export async function getCheckOuts(sql: Sql, accountId: string, shiftId: string): Promise<CheckOuts> {
  const shift = await findSides(sql, shiftId, accountId);
  if (!shift) throw notFound('shift');
  const { petsNotCheckedOut, ...sums } = await sumCheckOuts(sql, shiftId);
  return { ...sums, petsNotCheckedOut: shift.isGroomer ? [] : petsNotCheckedOut };
}

/** The shift that would cover a person's open visits of a day. @throws Problem `not_found` */
export async function getShiftToPost(
  sql: Sql,
  accountId: string,
  { staffId, on, now }: { staffId: string; on: string; now: Date },
) {
  if (!(await findWorker(sql, accountId, staffId))) throw notFound('person');
  const timeZone = await zoneOf(sql, accountId);
  const day = { ...wholeDay(on, timeZone), timeZone, now };
  return { staffId, on, ...(await findOpenDay(sql, staffId, day)) };
}
