import type { Places } from '#server/platform/places/places.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { givePublicPage } from './public-page/give-public-page.ts';
import { resolveAddress } from './resolve-address.ts';
import { insertGroomerIfAbsent, insertPetOwnerIfAbsent, locationOf } from './profiles.queries.ts';

/**
 * Creates groomer and pet owner profiles at the account's location, if its text names exactly one place.
 * An existing groomer profile and an existing place of a pet owner are kept.
 */
export async function createProfileFromLocation(
  t: Transaction,
  places: Places,
  accountId: string,
): Promise<void> {
  const { location, roles = [] } = (await locationOf(t.sql, accountId)) ?? {};
  if (!location || !places.find(location)) return;
  const profile = { accountId, ...resolveAddress(places, location), createdAt: t.now, updatedAt: t.now };
  if (roles.includes('groomer')) {
    await insertGroomerIfAbsent(t.sql, profile);
    await givePublicPage(t, { accountId, as: 'groomer' });
  }
  if (roles.includes('pet_owner')) await insertPetOwnerIfAbsent(t.sql, profile);
}
