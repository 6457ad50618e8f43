import { findLink } from '#server/modules/client-links/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteWaitingOfVisit, findVisitToMove, waitsForEarlier } from './waiting-clients.queries.ts';
import { waitForOpening } from './wait-for-opening.ts';

/** Says whether the client of a link waits, and whether they could. @throws Problem `link_expired` */
export async function showEarlier(sql: Sql, secret: string, now: Date) {
  const { accountId, visitId } = await findLink(sql, secret, now);
  const canWait = (await findVisitToMove(sql, accountId, visitId, now)) !== undefined;
  return { canWait, waits: canWait && (await waitsForEarlier(sql, visitId)) };
}

/** The client of a link waits for an earlier time, or no longer. @throws Problem `link_expired`, `too_late` */
export async function waitByLink(t: Transaction, secret: string, waits: boolean) {
  const { accountId, clientId, visitId } = await findLink(t.sql, secret, t.now);
  if (!waits) await deleteWaitingOfVisit(t.sql, visitId);
  else if (await findVisitToMove(t.sql, accountId, visitId, t.now))
    await waitForOpening(t, accountId, { clientId, visitId });
  else throw problem('too_late', 'This visit is no longer ahead.');
  return showEarlier(t.sql, secret, t.now);
}
