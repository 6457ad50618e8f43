import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockOffer } from '../lock-request.ts';
import { moveOffer } from '../offers.queries.ts';
import { requireCurrentTerms } from '../post/request-terms.ts';
import { getSentOffer } from './get-offer.ts';

/**
 * Confirms an offer after the request has changed. `termsChangedAt` is the version of the request that the
 * sender has read.
 * @throws Problem `not_found`, `already_done`, `too_late`, `terms_changed`
 */
export async function confirmOffer(
  t: Transaction,
  actor: Actor,
  offerId: string,
  termsChangedAt: string | null | undefined,
) {
  const { request } = await lockOffer(t, offerId, actor, 'confirm');
  requireCurrentTerms(request, termsChangedAt);
  await moveOffer(t.sql, offerId, 'confirm', { changedTerms: [] });
  await t.announce('offer.confirmed', { offerId, requestId: request.id });
  return getSentOffer(t.sql, actor, offerId, t.now);
}
