import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { writeStages } from './stages.queries.ts';
import { moveVisit } from '../visits.queries.ts';

/** Takes a check-in back. @throws Problem `not_found`, `too_late` */
export async function undoCheckIn(t: Transaction, actor: Actor, visitId: string) {
  await lockVisit(t, visitId, actor, 'undo_check_in');
  await moveVisit(t.sql, visitId, 'undo_check_in');
  await writeStages(t.sql, visitId, null);
  await recordHistory(t, visitId, 'check_in_undone', { by: actor.id });
  return getVisit(t.sql, actor, visitId, t.now);
}
