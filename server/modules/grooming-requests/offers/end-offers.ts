import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockOfferForJob } from '../lock-request.ts';
import { moveOffer, findOpenBetween, findClashingOffers } from '../offers.queries.ts';
import { offerLifecycle } from '../requests.lifecycle.ts';

/** Expires an offer that was not decided before its proposed time. */
export async function expireOffer(t: Transaction, offerId: string): Promise<void> {
  const locked = await lockOfferForJob(t, offerId);
  if (!locked || !can(offerLifecycle, 'expire', locked.offer.status)) return;
  if (Date.parse(locked.offer.startsAt) > t.now.getTime()) return;
  await moveOffer(t.sql, offerId, 'expire', { endedAt: t.now });
  await t.announce('offer.expired', { offerId, requestId: locked.request.id });
}

/**
 * Withdraws the open offers between two people after a block. It is not announced, because a mail would reach
 * the other side.
 */
export async function endOffersBetween(
  { sql, transact }: Platform,
  oneId: string,
  otherId: string,
): Promise<void> {
  for (const { id } of await findOpenBetween(sql, oneId, otherId)) await transact((t) => withdraw(t, id));
}

/** Withdraws a provider's open offers that they cannot keep after the booking of `sourceId`. */
export async function withdrawClashing({ sql, transact }: Platform, sourceId: string): Promise<void> {
  for (const { id: offerId } of await findClashingOffers(sql, sourceId))
    await transact(async (t) => {
      const requestId = await withdraw(t, offerId);
      if (requestId) await t.announce('offer.withdrawn', { offerId, requestId, because: 'clash' });
    });
}

/** @returns the request of an offer that was open */
async function withdraw(t: Transaction, offerId: string): Promise<string | undefined> {
  const locked = await lockOfferForJob(t, offerId);
  if (!locked || !can(offerLifecycle, 'withdraw', locked.offer.status)) return undefined;
  await moveOffer(t.sql, offerId, 'withdraw', { endedAt: t.now });
  return locked.request.id;
}
