import type { Actor } from '#server/modules/identity/index.ts';
import { beLateByClient, confirmByClient, getVisit, lockVisit } from '#server/modules/visits/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { suggestTimes } from './suggest-times.ts';

const ofVisit = ({ id, providerId }: { id: string; providerId: string }) => ({
  visitId: id,
  accountId: providerId,
});

/** The client of a visit confirms it in their account. @throws Problem `not_found`, `already_done`, `too_late` */
export async function confirmInAccount(t: Transaction, actor: Actor, visitId: string) {
  await confirmByClient(t, ofVisit(await lockVisit(t, visitId, actor, 'confirm')));
  return getVisit(t.sql, actor, visitId, t.now);
}

/** The client is late by so many minutes. @throws Problem `not_found`, `too_early`, `too_late` */
export async function beLateInAccount(t: Transaction, actor: Actor, visitId: string, minutes: number) {
  await beLateByClient(t, ofVisit(await lockVisit(t, visitId, actor, 'say_late')), minutes);
  return getVisit(t.sql, actor, visitId, t.now);
}

/** Asks for up to three other times, instead of those asked for before. @throws Problem `not_found`, `invalid`, `too_late` */
export async function askForMoveInAccount(
  t: Transaction,
  actor: Actor,
  visitId: string,
  asked: { startsAt: string[]; note?: string | undefined },
) {
  const visit = await lockVisit(t, visitId, actor, 'ask_move');
  if (!visit.clientId) throw new Error('A visit that its provider booked has a client');
  await suggestTimes(t, visit, { by: 'client', ...asked, clientId: visit.clientId });
  await t.announce('visit.move_asked', { visitId });
  return getVisit(t.sql, actor, visitId, t.now);
}
