import { rowsOf } from '#server/platform/change-feed/change-feed.ts';
import type { Platform } from '#server/platform/platform.ts';
import { accountLatLon } from '../people.queries.ts';
import { resolveNear } from '../resolve-address.ts';

const tables = ['groomer_profiles', 'business_profiles', 'pet_owner_profiles'];

/**
 * Returns the origin for distances: the named place, or else the viewer's own place, if any.
 * @throws Problem `invalid` naming `near` if it is no place or ambiguous
 */
export async function searchOrigin(
  { sql, places, cache }: Platform,
  viewerId: string,
  near: string | undefined,
) {
  if (!near) {
    const read = async () => ({ origin: await accountLatLon(sql, viewerId) });
    return (await cache(`origin ${viewerId}`, read, () => rowsOf(viewerId, tables)))?.origin;
  }
  const { lat, lon } = resolveNear(places, near, 'near');
  return { lat, lon };
}
