import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisit, recordHistory } from '../lock-visit.ts';
import { getVisit } from '../view/get-visit.ts';
import { markOnMyWay, writeLate } from './own-visits.queries.ts';

/** The provider sets out for a visit. @throws Problem `not_found`, `too_early`, `too_late`, `already_done` */
export async function setOut(t: Transaction, actor: Actor, visitId: string) {
  await lockVisit(t, visitId, actor, 'on_my_way');
  await markOnMyWay(t.sql, visitId, t.now);
  await recordHistory(t, visitId, 'on_my_way', { by: actor.id });
  await t.announce('visit.on_my_way', { visitId });
  return getVisit(t.sql, actor, visitId, t.now);
}

/** The provider will be late by so many minutes. @throws Problem `not_found`, `too_early`, `too_late` */
export async function sayLate(t: Transaction, actor: Actor, visitId: string, minutes: number) {
  await lockVisit(t, visitId, actor, 'late');
  await writeLate(t.sql, visitId, minutes);
  await recordHistory(t, visitId, 'late', { by: actor.id, note: `${minutes} min` });
  await t.announce('visit.late', { visitId, minutes });
  return getVisit(t.sql, actor, visitId, t.now);
}
