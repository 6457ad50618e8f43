import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { bookedMeanwhile } from './booked-meanwhile.ts';
import { lockOffer, lockOfferForJob } from '../lock-request.ts';
import { moveOffer } from '../offers.queries.ts';
import { isAccepted } from '../requests.lifecycle.ts';
import { getSentOffer } from './get-offer.ts';

/**
 * Withdraws an offer that was not accepted. If a visit was booked in the meantime, the refusal names it
 * instead of dropping it.
 * @throws Problem `not_found`, `already_done`, `booked_meanwhile`, `too_late`
 */
export async function withdrawOffer(t: Transaction, actor: Actor, offerId: string) {
  const locked = await lockOfferForJob(t, offerId, actor.id);
  if (locked?.offer.providerId === actor.id && isAccepted(locked.offer.status) && locked.request.visit)
    throw bookedMeanwhile(locked.request, locked.request.visit, t.now);
  const { request } = await lockOffer(t, offerId, actor, 'withdraw');
  await moveOffer(t.sql, offerId, 'withdraw', { endedAt: t.now });
  await t.announce('offer.withdrawn', { offerId, requestId: request.id });
  return getSentOffer(t.sql, actor, offerId, t.now);
}
