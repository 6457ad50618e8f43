import type { Transaction } from '#server/platform/transaction.ts';
import { endOffers, updateOffer } from '../offers.queries.ts';
import type { LockedOffer } from '../offers.queries.ts';
import { updateRequest } from '../requests.queries.ts';

/** Marks an offer of a locked request as accepted and ends the others. */
export async function markOfferAccepted(
  t: Transaction,
  { id: offerId, requestId }: LockedOffer,
  visitId: string,
) {
  await updateOffer(t.sql, offerId, { status: 'accepted' });
  await updateRequest(t.sql, requestId, { status: 'in_progress' });
  await t.announce('offer.accepted', { offerId, requestId, visitId });
  const passedOver = { status: 'declined', endedBecause: 'another_chosen', endedAt: t.now } as const;
  for (const declined of await endOffers(t.sql, requestId, 'pending', passedOver))
    await t.announce('offer.declined', { offerId: declined, requestId });
}
