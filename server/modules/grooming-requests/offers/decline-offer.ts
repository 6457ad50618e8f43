import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockOffer } from '../lock-request.ts';
import { moveOffer } from '../offers.queries.ts';
import { getReceivedOffer } from './get-offer.ts';

/** Declines an offer. @throws Problem `not_found`, `already_done`, `too_late` */
export async function declineOffer(t: Transaction, actor: Actor, offerId: string) {
  const { request } = await lockOffer(t, offerId, actor, 'decline');
  await moveOffer(t.sql, offerId, 'decline', { endedAt: t.now });
  await t.announce('offer.declined', { offerId, requestId: request.id });
  return getReceivedOffer(t.sql, actor, offerId, t.now);
}
