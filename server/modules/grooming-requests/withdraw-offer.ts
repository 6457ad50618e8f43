import type { Actor } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { holdOffer, holdOfferForClock } from './hold-request.ts';
import { findClashingOffers, updateOffer } from './offers.queries.ts';
import { showSentOffer } from './show-offers.ts';

/** A provider takes an offer back. @throws Problem `not_found`, `already_done`, `too_late` */
export async function withdrawOffer(t: Transaction, actor: Actor, offerId: string) {
  const { request } = await holdOffer(t, offerId, actor, 'withdraw');
  await updateOffer(t.sql, offerId, { status: 'withdrawn', endedAt: t.now });
  await t.announce('offer.withdrawn', { offerId, requestId: request.id });
  return showSentOffer(t.sql, actor, offerId, t.now);
}

/** Nobody waits for an offer that its sender cannot keep: they were just booked for `sourceId` at that time. */
export async function withdrawClashing({ sql, transact }: Platform, sourceId: string): Promise<void> {
  for (const { id: offerId } of await findClashingOffers(sql, sourceId))
    await transact(async (t) => {
      const held = await holdOfferForClock(t, offerId);
      if (held?.offer.status !== 'pending') return;
      await updateOffer(t.sql, offerId, { status: 'withdrawn', endedAt: t.now });
      await t.announce('offer.withdrawn', { offerId, requestId: held.request.id, because: 'clash' });
    });
}

/** The time that an offer proposed has come, and nobody has decided. */
export async function expireOffer(t: Transaction, offerId: string): Promise<void> {
  const held = await holdOfferForClock(t, offerId);
  if (held?.offer.status !== 'pending' || Date.parse(held.offer.startsAt) > t.now.getTime()) return;
  await updateOffer(t.sql, offerId, { status: 'expired', endedAt: t.now });
  await t.announce('offer.expired', { offerId, requestId: held.request.id });
}
