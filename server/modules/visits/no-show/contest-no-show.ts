import type { Actor } from '#server/modules/identity/index.ts';
import { contestNoShow as putAside } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { moveVisit } from '../visits.queries.ts';

/**
 * Contests a no-show: it counts for neither side until both agree or an admin decides.
 * @throws Problem `not_found`, `forbidden`, `too_late`, `already_done`
 */
export async function contestNoShow(t: Transaction, actor: Actor, visitId: string, reason: string) {
  await lockVisit(t, visitId, actor, 'contest_no_show');
  await putAside(t, actor.id, visitId, reason);
  await moveVisit(t.sql, visitId, 'contest', { noShowContestedAt: t.now });
  await recordHistory(t, visitId, 'no_show_contested', { by: actor.id, note: reason });
  await t.announce('visit.no_show_contested', { visitId });
  return getVisit(t.sql, actor, visitId, t.now);
}
