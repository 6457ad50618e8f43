import type { Transaction } from '#server/platform/transaction.ts';
import { lockOfferForJob } from '../lock-request.ts';
import { updateOffer } from '../offers.queries.ts';

/** Expires an offer that was not decided before its proposed time. */
export async function expireOffer(t: Transaction, offerId: string): Promise<void> {
  const locked = await lockOfferForJob(t, offerId);
  if (locked?.offer.status !== 'pending' || Date.parse(locked.offer.startsAt) > t.now.getTime()) return;
  await updateOffer(t.sql, offerId, { status: 'expired', endedAt: t.now });
  await t.announce('offer.expired', { offerId, requestId: locked.request.id });
}
