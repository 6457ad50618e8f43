import type { Actor } from '#server/modules/identity/index.ts';
import { lockForClient, moveByClient, recordHistory } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  closeTimeOffers,
  declineTimeOffers,
  findClientOfVisit,
  findLastVisit,
  findTimeOffer,
  findTimeOffers,
  takeTimeOffer,
} from './client-links.queries.ts';
import { suggestTimes } from './suggest-times.ts';

/** Lists the open times of one's own visit. @throws Problem `not_found` */
export async function listTimeOffers(sql: Sql, accountId: string, visitId: string, now: Date) {
  if (!(await findClientOfVisit(sql, visitId, accountId))) throw notFound('visit');
  return findTimeOffers(sql, visitId, now);
}

/** Offers the client of a visit other times. @throws Problem `not_found`, `too_late`, `invalid` */
export async function offerTimes(t: Transaction, accountId: string, visitId: string, startsAt: string[]) {
  const clientId = await findClientOfVisit(t.sql, visitId, accountId);
  if (!clientId) throw notFound('visit');
  const visit = await lockForClient(t, { visitId, accountId }, 'ask_move');
  await suggestTimes(t, visit, { by: 'provider', clientId, startsAt });
  return findTimeOffers(t.sql, visitId, t.now);
}

/**
 * Offers a client times for another visit like the last one, whose page shows them. @returns the last visit; undefined without one
 * @throws Problem `invalid` naming `startsAt`
 */
export async function offerAgain(
  t: Transaction,
  { accountId, clientId, startsAt }: { accountId: string; clientId: string; startsAt: string[] },
) {
  const last = await findLastVisit(t.sql, accountId, clientId);
  if (!last) return undefined;
  await suggestTimes(t, { ...last, providerId: accountId }, { by: 'provider', clientId, startsAt });
  return { visitId: last.id, endsAt: last.endsAt };
}

/**
 * Agrees to a time that a client asks for, and moves the visit there.
 * @throws Problem `not_found`, `taken`, `too_late`, `clash`
 */
export async function acceptTime(t: Transaction, actor: Actor, id: string) {
  const { visit, offer } = await lockAsked(t, actor, id);
  if (Date.parse(offer.startsAt) <= t.now.getTime()) throw problem('too_late', 'This time has passed.');
  await moveByClient(t, visit, { ...offer, by: actor.id });
  await takeTimeOffer(t.sql, id);
  await closeTimeOffers(t.sql, visit.id);
  const { startsAt } = offer;
  await t.announce('visit.moved', { visitId: visit.id, by: 'provider', from: visit.startsAt, startsAt });
  await t.announce('visit.client_to_tell', { visitId: visit.id, kind: 'moved' });
  return findTimeOffers(t.sql, visit.id, t.now);
}

/**
 * Says no to all that a client asks for, with a word to them; the visit keeps its time.
 * @throws Problem `not_found`, `taken` if they ask for other times meanwhile, `too_late`
 */
export async function declineTimes(t: Transaction, actor: Actor, id: string, answer = '') {
  const { visit } = await lockAsked(t, actor, id);
  await declineTimeOffers(t.sql, visit.id, answer || null);
  await recordHistory(t, visit.id, 'move_declined', { by: actor.id, note: answer || null });
  await t.announce('visit.asked_move_declined', { visitId: visit.id });
  await t.announce('visit.client_to_tell', { visitId: visit.id, kind: 'time_declined' });
  return findTimeOffers(t.sql, visit.id, t.now);
}

/** Locks the visit for which a client asks for a time. */
async function lockAsked(t: Transaction, { id: accountId }: Actor, id: string) {
  const asked = await findTimeOffer(t.sql, id, accountId);
  if (asked?.by !== 'client') throw notFound('time');
  const visit = await lockForClient(t, { visitId: asked.visitId, accountId }, 'ask_move');
  // It may have been answered, or asked for another one, until the visit was locked.
  const offer = await findTimeOffer(t.sql, id, accountId);
  if (offer?.state !== 'open') throw problem('taken', 'The client no longer asks for this time.');
  return { visit, offer };
}
