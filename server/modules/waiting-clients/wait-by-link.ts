import type { z } from 'zod';
import type { EarlierByLink } from '#contract/waiting-clients.ts';
import { findLink } from '#server/modules/client-links/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteWaitingOfVisit, findVisitToMove, findWishOfVisit } from './waiting-clients.queries.ts';
import { waitForOpening } from './wait-for-opening.ts';

/** Says whether the client of a link waits and when they can come, and whether they could. @throws Problem `link_expired` */
export async function showEarlier(
  sql: Sql,
  secret: string,
  now: Date,
): Promise<z.output<typeof EarlierByLink>> {
  const { accountId, visitId } = await findLink(sql, secret, now);
  const canWait = (await findVisitToMove(sql, accountId, visitId, now)) !== undefined;
  const wish = canWait ? await findWishOfVisit(sql, visitId) : undefined;
  return { canWait, waits: wish !== undefined, weekdays: wish?.weekdays ?? [], hours: wish?.hours ?? null };
}

type Said = Pick<Parameters<typeof waitForOpening>[2], 'weekdays' | 'hours'> & { waits: boolean };

/** The client of a link waits for an earlier time, or no longer. @throws Problem `link_expired`, `too_late` */
export async function waitByLink(t: Transaction, secret: string, { waits, weekdays, hours }: Said) {
  const { accountId, clientId, visitId } = await findLink(t.sql, secret, t.now);
  if (!waits) await deleteWaitingOfVisit(t.sql, visitId);
  else if (await findVisitToMove(t.sql, accountId, visitId, t.now))
    await waitForOpening(t, accountId, { clientId, visitId, weekdays, hours });
  else throw problem('too_late', 'This visit is no longer ahead.');
  return showEarlier(t.sql, secret, t.now);
}
