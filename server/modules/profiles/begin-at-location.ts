import type { Places } from '#server/platform/places.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { placeOf } from './place-of.ts';
import { beginGroomer, groomersLocation } from './profiles.queries.ts';

/**
 * A groomer works from where the account says to be, from the first visit on: their profile begins with it. A profile that is
 * there stays as it is, and so do words that name no place, or one of several.
 */
export async function beginAtLocation(t: Transaction, places: Places, accountId: string): Promise<void> {
  const location = await groomersLocation(t.sql, accountId);
  if (!location || !places.find(location)) return;
  await beginGroomer(t.sql, {
    accountId,
    ...placeOf(places, location),
    createdAt: t.now,
    updatedAt: t.now,
  });
}
