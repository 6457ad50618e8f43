import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { shareCard } from './share-card.ts';

/** Makes a link, for 30 days, to the report card of a visit of the account. */
export async function makeCardLink(t: Transaction, ownerId: string, providerId?: string) {
  const visit = await makeVisit(t, {
    ownerId,
    ...(providerId ? { providerId } : {}),
    status: 'completed',
    startsAt: after(t.now, -days(2)),
  });
  const { path, picture: _, ...link } = await shareCard(t, ownerId, visit.id, 30);
  return { ...link, visitId: visit.id, secret: path.slice(path.lastIndexOf('/') + 1) };
}
