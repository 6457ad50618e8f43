import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockOfferForJob } from '../lock-request.ts';
import { moveOffer } from '../offers.queries.ts';
import { offerLifecycle } from '../requests.lifecycle.ts';

/** Expires an offer that was not decided before its proposed time. */
export async function expireOffer(t: Transaction, offerId: string): Promise<void> {
  const locked = await lockOfferForJob(t, offerId);
  if (!locked || !can(offerLifecycle, 'expire', locked.offer.status)) return;
  if (Date.parse(locked.offer.startsAt) > t.now.getTime()) return;
  await moveOffer(t.sql, offerId, 'expire', { endedAt: t.now });
  await t.announce('offer.expired', { offerId, requestId: locked.request.id });
}
