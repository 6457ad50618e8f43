import { lockForClient, moveByClient } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import {
  closeTimeOffers,
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
export async function acceptTime(t: Transaction, accountId: string, id: string) {
  const offer = await findTimeOffer(t.sql, id, accountId);
  if (offer?.by !== 'client') throw notFound('time');
  const visit = await lockForClient(t, { visitId: offer.visitId, accountId }, 'ask_move');
  if (offer.state !== 'open') throw problem('taken', 'The client no longer asks for this time.');
  await moveByClient(t, visit, offer.startsAt, offer.endsAt);
  await takeTimeOffer(t.sql, id);
  await closeTimeOffers(t.sql, visit.id);
  return findTimeOffers(t.sql, visit.id, t.now);
}
