import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { holdOffer } from './hold-request.ts';
import { updateOffer } from './offers.queries.ts';
import { showSentOffer } from './show-offers.ts';

/** A provider takes an offer back. @throws Problem `not_found`, `already_done`, `too_late` */
export async function withdrawOffer(t: Transaction, actor: Actor, offerId: string) {
  const { request } = await holdOffer(t, offerId, actor, 'withdraw');
  await updateOffer(t.sql, offerId, { status: 'withdrawn', endedAt: t.now });
  await t.announce('offer.withdrawn', { offerId, requestId: request.id });
  return showSentOffer(t.sql, actor, offerId, t.now);
}
