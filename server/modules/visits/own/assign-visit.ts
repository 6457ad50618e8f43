import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { writeStaff } from './assign.queries.ts';
import { takeRoom } from './own-bookings.ts';
import { requireWorker } from './require-place-of-work.ts';

type Assignment = {
  staffId?: string | null | undefined;
  tableNo?: number | null | undefined;
  squeezeIn?: boolean | undefined;
  anyway?: boolean | undefined;
};

/**
 * Says who does the work on a visit, or that no one does yet; what is left out stays.
 * @throws Problem `not_found`, `too_late`, `invalid`, `unconfirmed` naming `anyway`, `clash` naming `squeezeIn`
 */
export async function assignVisit(t: Transaction, actor: Actor, visitId: string, asked: Assignment) {
  const visit = await lockVisit(t, visitId, actor, 'assign');
  const staffId = asked.staffId === undefined ? visit.staffId : asked.staffId;
  const tableNo = asked.tableNo === undefined ? visit.tableNo : asked.tableNo;
  if (staffId !== visit.staffId) {
    const { startsAt, endsAt, timeZone } = visit;
    const wanted = { accountId: actor.id, startsAt, endsAt, timeZone, anyway: asked.anyway ?? false };
    const worker = staffId ? await requireWorker(t, { ...wanted, staffId }) : undefined;
    await takeRoom(t, { ...visit, staffId }, asked.squeezeIn ?? visit.squeezedIn);
    await recordHistory(t, visitId, 'assigned', { by: actor.id, note: worker?.name ?? null, staffId });
  }
  await writeStaff(t.sql, visitId, { staffId, tableNo });
  return getVisit(t.sql, actor, visitId, t.now);
}
