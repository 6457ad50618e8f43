import { unbook } from '#server/modules/calendar/index.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { recordNoShow } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { moveApplications } from '../applications.queries.ts';
import { deleteClaim } from '../pay/claims.queries.ts';
import { lockShift } from '../lock-shift.ts';
import { getShift } from '../view/get-shift.ts';
import { recordHistory } from '../record-history.ts';
import { moveShift } from '../shifts.queries.ts';

/** Reports that the groomer did not come, with a note for them. @throws Problem `not_found`, `too_early`, `too_late` */
export async function reportNoShow(t: Transaction, actor: Actor, shiftId: string, note?: string) {
  const shift = await lockShift(t, shiftId, actor, 'no_show');
  const status = await moveShift(t.sql, shiftId, 'no_show', { noShowAt: t.now });
  await deleteClaim(t.sql, shiftId);
  await moveApplications(t.sql, shiftId, 'no_show', { endedAt: t.now });
  await unbook(t, { sourceKind: 'shift', sourceId: shiftId });
  await recordHistory(t, shiftId, 'no_show', { by: actor.id, about: shift.groomerId, note: note || null });
  const { title, timeZone, groomerId, businessId: otherId } = shift;
  const subject = { kind: 'shift', id: shiftId, title, timeZone, otherId } as const;
  if (groomerId) await recordNoShow(t, groomerId, subject, note || null);
  await t.announce('shift.ended', { shiftId, status });
  return getShift(t.sql, actor, shiftId, t.now);
}
