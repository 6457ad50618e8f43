import type { Transaction } from '#server/platform/transaction.ts';
import { moveOffer, moveOffers } from '../offers.queries.ts';
import type { LockedOffer } from '../offers.queries.ts';
import { moveRequest } from '../requests.queries.ts';

/** Marks an offer of a locked request as accepted and ends the others. */
export async function markOfferAccepted(
  t: Transaction,
  { id: offerId, requestId }: LockedOffer,
  visitId: string,
) {
  await moveOffer(t.sql, offerId, 'accept');
  await moveRequest(t.sql, requestId, 'book');
  await t.announce('offer.accepted', { offerId, requestId, visitId });
  const passedOver = { endedBecause: 'another_chosen', endedAt: t.now } as const;
  for (const declined of await moveOffers(t.sql, requestId, 'decline', passedOver))
    await t.announce('offer.declined', { offerId: declined, requestId });
}
