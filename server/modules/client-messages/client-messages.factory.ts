import { uuidv7 } from 'uuidv7';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { insertMessage, saveTemplate } from './client-messages.queries.ts';

/** Creates a message about an own visit that was opened on the provider's phone, and a text of their own. */
export async function makeClientMessage(
  t: Transaction,
  accountId: string,
  {
    body = 'Biscotti is ready. {link}',
    visit,
    state = 'opened',
  }: { body?: string; visit?: { id: string; clientId: string }; state?: 'opened' | 'waiting' } = {},
) {
  const { id: visitId, clientId } =
    visit ?? (await makeOwnVisit(t, { providerId: accountId, startsAt: after(t.now, days(11)) }));
  const message = {
    id: uuidv7(),
    accountId,
    clientId,
    visitId,
    kind: 'ready' as const,
    channel: 'phone_app' as const,
    body,
    state,
    createdAt: t.now,
  };
  await insertMessage(t.sql, message);
  await saveTemplate(t.sql, { accountId, kind: 'ready', body, changedAt: t.now });
  return message;
}
