import type { ClientChange } from '#contract/clients/clients.ts';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import { requireUnchanged } from '#server/platform/http/requests/fields-seen.ts';
import { problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { hasOpenVisit, updateClient } from './clients.queries.ts';
import type { ClientChanges } from './clients.queries.ts';
import { getClient, lockClient } from './get-client.ts';
import { toValues } from './new-client.ts';
import { clientName } from './to-client.ts';

/** Changes the given fields of a client. @throws Problem `not_found`, `invalid`, `changed_elsewhere` */
export async function changeClient(
  t: Transaction,
  accountId: string,
  id: string,
  change: ClientChange,
  seen?: FieldsSeen,
) {
  const client = await lockClient(t.sql, accountId, id);
  if (seen) requireUnchanged(seen, await getClient(t.sql, accountId, id, t.now), change);
  const { firstName, doNotBook, doNotBookReason, ...given } = change;
  const changes: ClientChanges = toValues(given);
  if (firstName !== undefined) changes.firstName = firstName;
  if (doNotBook === false) Object.assign(changes, { doNotBookAt: null, doNotBookReason: null });
  else if (doNotBook || (client.doNotBookAt && doNotBookReason !== undefined)) {
    if (!client.doNotBookAt) changes.doNotBookAt = t.now;
    if (doNotBookReason !== undefined) changes.doNotBookReason = doNotBookReason || null;
  }
  if (Object.keys(changes).length > 0) await updateClient(t.sql, id, changes, t.now);
  return getClient(t.sql, accountId, id, t.now);
}

/**
 * Archives a client; everything stays. The call is idempotent. @throws Problem `not_found`, `too_early` while a visit is booked
 */
export async function archiveClient(t: Transaction, accountId: string, id: string) {
  const client = await lockClient(t.sql, accountId, id);
  if (await hasOpenVisit(t.sql, id))
    throw problem('too_early', `A visit of ${clientName(client)} is booked. Cancel or finish it first.`);
  if (!client.archivedAt) await updateClient(t.sql, id, { archivedAt: t.now }, t.now);
  return getClient(t.sql, accountId, id, t.now);
}

/** @throws Problem `not_found` */
export async function restoreClient(t: Transaction, accountId: string, id: string) {
  const client = await lockClient(t.sql, accountId, id);
  if (client.archivedAt) await updateClient(t.sql, id, { archivedAt: null }, t.now);
  return getClient(t.sql, accountId, id, t.now);
}
