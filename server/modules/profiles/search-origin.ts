import { rowsOf } from '#server/platform/change-feed/change-feed.ts';
import type { Platform } from '#server/platform/platform.ts';
import { accountLatLon } from './people.queries.ts';
import { resolvePlace } from './resolve-address.ts';

const tables = ['groomer_profiles', 'business_profiles', 'pet_owner_profiles'];

/**
 * From where distances are measured: the place that is named, or the viewer's own if they have one.
 * @throws Problem `invalid` naming `near` where it is no place, or one of several
 */
export async function searchOrigin(
  { sql, places, cache }: Platform,
  viewerId: string,
  near: string | undefined,
) {
  if (!near) {
    const read = async () => ({ spot: await accountLatLon(sql, viewerId) });
    return (await cache(`spot ${viewerId}`, read, () => rowsOf(viewerId, tables)))?.spot;
  }
  const { lat, lon } = resolvePlace(places, near, 'near');
  return { lat, lon };
}
