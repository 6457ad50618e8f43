import type { Transaction } from '#server/platform/transaction.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { wholeDay } from '#server/platform/wall-clock.ts';
import { findVisitsToAsk } from './day.queries.ts';

/** Reminds the clients of a day who have not confirmed: by mail, or by a text that waits for the provider. Each is asked once a day. */
export async function askToConfirm(t: Transaction, accountId: string, on: string) {
  const range = wholeDay(on, await zoneOf(t.sql, accountId));
  const visits = await findVisitsToAsk(t.sql, accountId, range, t.now);
  for (const { id: visitId } of visits)
    await t.announce('visit.client_to_tell', { visitId, kind: 'reminder' });
  return { asked: visits.length, toText: visits.filter(({ byMail }) => !byMail).length };
}
