import type { Places } from '#server/platform/places/places.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { resolveAddress } from './resolve-address.ts';
import { insertGroomerIfAbsent, insertPetOwnerIfAbsent, locationOf } from './profiles.queries.ts';

/**
 * A groomer works, and a pet lives, where the account says to be, from the first visit on: their profile begins with it. A
 * groomer's profile that is there stays as it is, and so does a pet owner's place. Words that name no place, or one of
 * several, begin nothing.
 */
export async function createProfileFromLocation(
  t: Transaction,
  places: Places,
  accountId: string,
): Promise<void> {
  const { location, roles = [] } = (await locationOf(t.sql, accountId)) ?? {};
  if (!location || !places.find(location)) return;
  const profile = { accountId, ...resolveAddress(places, location), createdAt: t.now, updatedAt: t.now };
  if (roles.includes('groomer')) await insertGroomerIfAbsent(t.sql, profile);
  if (roles.includes('pet_owner')) await insertPetOwnerIfAbsent(t.sql, profile);
}
