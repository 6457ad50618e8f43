import type { Actor } from '#server/modules/identity/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockOffer } from '../lock-request.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { findProviderFacts, moveOffer } from '../offers.queries.ts';
import { usualMinutes } from './offer-terms.ts';
import { requireCapacity } from './send-offer.ts';
import { requireCurrentTerms } from '../post/request-terms.ts';
import { getSentOffer } from './get-offer.ts';

type Confirmation = { termsChangedAt?: string | null | undefined; minutes?: number | undefined };

/**
 * Confirms an offer after the request has changed, for the time that the work takes now. `termsChangedAt` is the
 * version of the request that the sender has read.
 * @throws Problem `not_found`, `already_done`, `too_late`, `terms_changed`, `clash`
 */
export async function confirmOffer(
  t: Transaction,
  actor: Actor,
  offerId: string,
  { termsChangedAt, minutes: given }: Confirmation,
) {
  const { offer, request } = await lockOffer(t, offerId, actor, 'confirm');
  requireCurrentTerms(request, termsChangedAt);
  const { providerId: id, providerAs: as, startsAt, endsAt } = offer;
  const offered = (Date.parse(endsAt) - Date.parse(startsAt)) / minutes(1);
  const length = given ?? Math.max(offered, await usualMinutes(t.sql, request, { id, as }, t.now));
  const until = after(new Date(startsAt), minutes(length));
  const { dogsAtOnce, subjectId } = await findProviderFacts(t.sql, id, as);
  await requireCapacity(t, { subjectId, from: startsAt, to: until, dogsAtOnce });
  await moveOffer(t.sql, offerId, 'confirm', { changedTerms: [], endsAt: until });
  await t.announce('offer.confirmed', { offerId, requestId: request.id });
  return getSentOffer(t.sql, actor, offerId, t.now);
}
