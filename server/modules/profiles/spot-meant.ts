import { rowsOf } from '#server/platform/changes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { spotOf } from './people.queries.ts';

const tables = ['groomer_profiles', 'business_profiles', 'pet_owner_profiles'];

/**
 * From where distances are measured: the place that is named, or the viewer's own if they have one.
 * @throws Problem `invalid` naming `near` where no such place is known
 */
export async function spotMeant(
  { sql, places, recall }: Platform,
  viewerId: string,
  near: string | undefined,
) {
  if (!near) {
    const read = async () => ({ spot: await spotOf(sql, viewerId) });
    return (await recall(`spot ${viewerId}`, read, () => rowsOf(viewerId, tables)))?.spot;
  }
  const place = places.find(near);
  if (!place)
    throw fieldProblem('near', 'We cannot find this place. Use a ZIP code, or a city with its state.');
  return { lat: place.lat, lon: place.lon };
}
