import { premiumOf } from '#server/modules/memberships/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockRequestForJob } from '../lock-request.ts';
import { moveOffers } from '../offers.queries.ts';
import { requestLifecycle } from '../requests.lifecycle.ts';
import { moveRequest, updatePremium } from '../requests.queries.ts';

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

/** Updates the Premium discount on an owner's open requests to match their membership. */
export async function refreshPremium(t: Transaction, ownerId: string): Promise<void> {
  const premium = await premiumOf(t.sql, ownerId, t.now);
  await updatePremium(t.sql, ownerId, premium?.discountPercent ?? 0);
}
