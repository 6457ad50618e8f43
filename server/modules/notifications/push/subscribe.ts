import { uuidv7 } from 'uuidv7';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import type { Push } from '#server/platform/push/push.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteBeyond, saveSubscription } from './push.queries.ts';

type Browser = { accountId: string; session: Buffer; endpoint: string; p256dh: string; auth: string };

const mostPerAccount = 20;

/**
 * Subscribes a browser until its session ends. The program sends requests to the address, so only those of known push
 * services are taken.
 * @throws Problem `not_offered`, `invalid`
 */
export async function subscribe(
  t: Transaction,
  push: Push | undefined,
  { accountId, session, endpoint, p256dh, auth }: Browser,
): Promise<string> {
  if (!push) throw problem('not_offered', 'Push notifications are not offered here.');
  if (!push.accepts(endpoint)) throw fieldProblem('endpoint', 'This push service is not known.');
  const keys = { p256dh: p256dh.replaceAll('=', ''), auth: auth.replaceAll('=', '') };
  const browser = { id: uuidv7(), accountId, sessionHash: session, endpoint, ...keys, createdAt: t.now };
  const id = await saveSubscription(t.sql, browser);
  await deleteBeyond(t.sql, accountId, mostPerAccount);
  return id;
}
