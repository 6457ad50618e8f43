import type { Actor } from '#server/modules/identity/index.ts';
import { recordHistory } from '#server/modules/shifts/index.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { getDay } from './get-day.ts';
import { lockDay } from './lock-day.ts';
import { writeDay } from './shift-days.queries.ts';

/**
 * One side says that the groomer is there. It stands at once with the code that the owner told the groomer, and otherwise
 * once both have said it.
 * @throws Problem `not_found`, `too_early`, `too_late`, `already_done`, `invalid` naming `code`
 */
export async function arrive(t: Transaction, actor: Actor, shiftId: string, code: string | undefined) {
  const { day, sides } = await lockDay(t, actor, shiftId, 'arrive');
  const isGroomer = actor.id === sides.groomerId;
  if (code !== undefined && (!isGroomer || code !== day.code))
    throw fieldProblem('code', 'This is not the code of this shift');
  const groomerArrivedAt = isGroomer ? t.now : day.groomerArrivedAt;
  const ownerArrivedAt = isGroomer ? day.ownerArrivedAt : t.now;
  const byCode = code !== undefined;
  const stands = byCode || (groomerArrivedAt !== null && ownerArrivedAt !== null);
  await writeDay(t.sql, sides, t.now, {
    groomerArrivedAt,
    ownerArrivedAt,
    byCode,
    ...(stands ? { arrivedAt: t.now } : {}),
  });
  if (stands)
    await recordHistory(t, shiftId, 'arrived', {
      by: actor.id,
      about: sides.groomerId,
      note: byCode ? 'with the code' : 'both say so',
    });
  return getDay(t.sql, actor, shiftId, t.now);
}
