import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockOfferForJob } from '../lock-request.ts';
import { findClashingOffers, moveOffer } from '../offers.queries.ts';
import { offerLifecycle } from '../requests.lifecycle.ts';

/** Withdraws a provider's open offers that they cannot keep after the booking of `sourceId`. */
export async function withdrawClashing({ sql, transact }: Platform, sourceId: string): Promise<void> {
  for (const { id: offerId } of await findClashingOffers(sql, sourceId))
    await transact(async (t) => {
      const locked = await lockOfferForJob(t, offerId);
      if (!locked || !can(offerLifecycle, 'withdraw', locked.offer.status)) return;
      await moveOffer(t.sql, offerId, 'withdraw', { endedAt: t.now });
      await t.announce('offer.withdrawn', { offerId, requestId: locked.request.id, because: 'clash' });
    });
}
