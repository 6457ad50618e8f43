import type { Transaction } from '#server/platform/transaction.ts';
import type { Location } from './resolve-address.ts';
import { insertPetOwnerStreet } from './profiles.queries.ts';

const hasStreet = ({ address }: Location) => /^\s*\d+\S*\s+\p{L}/u.test(address);

/**
 * Keeps a street that a pet owner typed elsewhere, so that it is not asked for again. A profile that has a street, or is in
 * another town, stays as it is.
 */
export async function keepStreet(t: Transaction, accountId: string, location: Location): Promise<void> {
  if (!hasStreet(location)) return;
  await insertPetOwnerStreet(t.sql, { accountId, ...location, createdAt: t.now, updatedAt: t.now });
}
