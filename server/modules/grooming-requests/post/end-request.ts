import { premiumOf } from '#server/modules/memberships/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { problem } from '#server/platform/problem.ts';
import { lockRequestForJob } from '../lock-request.ts';
import { findOffer, moveOffer, moveOffers } from '../offers.queries.ts';
import { hasVisit, offerLifecycle, requestLifecycle } from '../requests.lifecycle.ts';
import { moveRequest, updatePremium } from '../requests.queries.ts';
import type { LockedRequest } from '../requests.queries.ts';

/** Ends a locked request and its open offers. */
export async function endRequest(
  t: Transaction,
  requestId: string,
  ending: 'cancel' | 'expire' | 'complete',
  cancelReason?: string,
): Promise<void> {
  const status = await moveRequest(t.sql, requestId, ending, {
    endedAt: t.now,
    ...(cancelReason ? { cancelReason } : {}),
  });
  await moveOffers(t.sql, requestId, 'expire', { endedAt: t.now });
  await t.announce('request.ended', { requestId, status });
}

/** Expires the request if no offer was accepted in time. */
export async function expireRequest(t: Transaction, requestId: string): Promise<void> {
  const request = await lockRequestForJob(t, requestId);
  if (!request || !can(requestLifecycle, 'expire', request.status)) return;
  if (Date.parse(request.expiresAt) <= t.now.getTime()) await endRequest(t, requestId, 'expire');
}

/**
 * Posts a locked request again after the provider canceled its visit, or ends it if no time is left.
 * Providers whose offers were passed over may offer again.
 */
export async function reopenRequest(t: Transaction, requestId: string, reason: string): Promise<void> {
  const request = await lockRequestForJob(t, requestId);
  if (!request) throw new Error('A visit belongs to no request');
  await moveOffers(t.sql, requestId, 'leave', { endedAt: t.now });
  if (Date.parse(request.expiresAt) <= t.now.getTime()) {
    await endRequest(t, requestId, 'cancel', reason);
    return;
  }
  await moveRequest(t.sql, requestId, 'reopen');
  await refreshPremium(t, request.ownerId);
  await t.schedule('expire-request', { requestId }, new Date(request.expiresAt), requestId);
  await t.announce('request.reopened', { requestId });
}

/**
 * Books a request again with its former offer, because the cancellation of the visit was undone. Offers that came
 * meanwhile are declined.
 * @throws Problem `taken` if another offer was accepted meanwhile, `too_late` if the request was changed or ended
 */
export async function restoreRequest(
  t: Transaction,
  { requestId, offerId, cancelledAt }: { requestId: string; offerId: string; cancelledAt: string | null },
): Promise<void> {
  const request = await lockRequestForJob(t, requestId);
  const offer = await findOffer(t.sql, offerId);
  if (!request || !offer) throw new Error('A visit belongs to no request');
  requireRestorable(request, Date.parse(cancelledAt ?? ''));
  const passedOver = { endedBecause: 'another_chosen', endedAt: t.now } as const;
  for (const declined of await moveOffers(t.sql, requestId, 'decline', passedOver))
    await t.announce('offer.declined', { offerId: declined, requestId });
  if (can(offerLifecycle, 'return', offer.status))
    await moveOffer(t.sql, offerId, 'return', { endedAt: null });
  await moveRequest(t.sql, requestId, 'restore', { endedAt: null, cancelReason: null });
}

/** A request that ended by itself since the visit was cancelled stays so. */
function requireRestorable({ status, endedAt, termsChangedAt }: LockedRequest, cancelledAt: number): void {
  if (hasVisit(status)) throw problem('taken', 'This request is booked with someone else now.');
  if (!can(requestLifecycle, 'restore', status))
    throw problem('too_late', 'This request has ended meanwhile, so the visit stays cancelled.');
  if (endedAt !== null && Date.parse(endedAt) !== cancelledAt)
    throw problem('too_late', 'This request was cancelled meanwhile, so the visit stays cancelled.');
  if (termsChangedAt !== null && Date.parse(termsChangedAt) >= cancelledAt)
    throw problem('too_late', 'This request was changed meanwhile. Look at it and make a new offer.');
}

/** Updates the Premium discount on an owner's open requests to match their membership. */
export async function refreshPremium(t: Transaction, ownerId: string): Promise<void> {
  const premium = await premiumOf(t.sql, ownerId, t.now);
  await updatePremium(t.sql, ownerId, premium?.discountPercent ?? 0);
}
