import type { Transaction } from '#server/platform/transaction.ts';
import type { Location } from './resolve-address.ts';
import { insertPetOwnerStreet } from './profiles.queries.ts';

const hasStreet = ({ address }: Location) => /^\s*\d+\S*\s+\p{L}/u.test(address);

/**
 * Saves the street of a request to the pet owner's profile, so that it is not asked for again. A profile with
 * a street or in another town is not changed.
 */
export async function saveStreet(t: Transaction, accountId: string, location: Location): Promise<void> {
  if (!hasStreet(location)) return;
  await insertPetOwnerStreet(t.sql, { accountId, ...location, createdAt: t.now, updatedAt: t.now });
}
