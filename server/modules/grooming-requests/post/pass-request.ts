import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockRequest } from '../lock-request.ts';
import { moveRequest } from '../requests.queries.ts';
import { getRequest } from '../view/get-request.ts';

/**
 * Notes that the provider whom the request names cannot take it. It stays open for others, and for their own offer.
 * @throws Problem `not_found`, `forbidden`, `too_late`
 */
export async function passRequest(t: Transaction, actor: Actor, requestId: string) {
  await lockRequest(t, requestId, actor, 'pass');
  await moveRequest(t.sql, requestId, 'pass', { passedAt: t.now });
  await t.announce('request.passed', { requestId });
  return getRequest(t.sql, actor, requestId, t.now);
}
