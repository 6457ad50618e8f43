import type { ClientChange } from '#contract/clients/clients.ts';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import { requireUnchanged } from '#server/platform/http/requests/fields-seen.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { hasOpenVisit, updateClient } from './clients.queries.ts';
import type { ClientChanges, ClientRow } from './clients.queries.ts';
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
  const { firstName, textsOk, doNotBook, doNotBookReason, ...given } = change;
  const changes: ClientChanges = toValues(given);
  if (firstName !== undefined) changes.firstName = firstName;
  Object.assign(changes, agreedAnew(client, changes, textsOk, t.now));
  if (doNotBook === false) Object.assign(changes, { doNotBookAt: null, doNotBookReason: null });
  else if (doNotBook || (client.doNotBookAt && doNotBookReason !== undefined)) {
    if (!client.doNotBookAt) changes.doNotBookAt = t.now;
    if (doNotBookReason !== undefined) changes.doNotBookReason = doNotBookReason || null;
  }
  if (Object.keys(changes).length > 0) await updateClient(t.sql, id, changes, t.now);
  return getClient(t.sql, accountId, id, t.now);
}

/** The client agreed for a number: another one ends it, until the provider says so again. @throws Problem `invalid` naming `textsOk` */
function agreedAnew(client: ClientRow, changes: ClientChanges, textsOk: boolean | undefined, now: Date) {
  if (textsOk && client.noTextsAt)
    throw fieldProblem(
      'textsOk',
      `${client.firstName} stopped texts, and can allow them again on the page of a visit.`,
    );
  const isOther = changes.phoneDigits !== undefined && changes.phoneDigits !== client.phoneDigits;
  if (textsOk && (!client.textsOkAt || isOther)) return { textsOkAt: now, textsOkHow: 'provider' as const };
  return textsOk === false || (isOther && !textsOk) ? { textsOkAt: null, textsOkHow: null } : {};
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
