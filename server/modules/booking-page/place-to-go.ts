import { findDistance, findProviderFacts } from '#server/modules/grooming-requests/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Place } from '#contract/places/places.ts';
import type { Places } from '#server/platform/places/places.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { findPlaceOfClient } from '#server/modules/clients/index.ts';
import type { FoundClient } from './booking-page.queries.ts';
import type { OpenPage } from './page.ts';

type Asked = { places: Places; client: FoundClient | undefined; typed: string | undefined };

/** The address as it is noted or typed, and its place. */
export type PlaceToGo = { address: string; lat: number | null; lon: number | null; zip: string | null };

/**
 * Finds where a mobile provider goes for a booking; undefined where clients come to them. A new client must live within the miles of
 * the provider's profile. @throws Problem `invalid` naming `address` without one, if it cannot be found, or if it is too far
 */
export async function findPlaceToGo(
  sql: Sql,
  page: OpenPage,
  { places, client, typed }: Asked,
): Promise<PlaceToGo | undefined> {
  const { accountId, as, shortName } = page;
  const { mobile } = await findProviderFacts(sql, accountId, as);
  if (!mobile) return undefined;
  const noted = client && (await findPlaceOfClient(sql, page.accountId, client.id));
  const address = noted?.address ?? typed;
  if (!address) throw fieldProblem('address', `Where does ${shortName} come to?`);
  const { lat, lon, zip } = noted?.address ? { ...noted, zip: null } : placeOf(places, address);
  if (!client?.isKnown && lat !== null && lon !== null) await requireNear(sql, page, { lat, lon });
  return { address, lat, lon, zip };
}

function placeOf(places: Places, address: string): Place {
  const place = places.find(address);
  if (!place) throw fieldProblem('address', 'This address was not found. Add its town and ZIP code.');
  return place;
}

async function requireNear(
  sql: Sql,
  { accountId, as, shortName }: OpenPage,
  at: { lat: number; lon: number },
): Promise<void> {
  const way = await findDistance(sql, accountId, as, at);
  if (way && way.miles > way.radius)
    throw fieldProblem(
      'address',
      `This address is ${Math.ceil(way.miles)} miles away, and ${shortName} comes up to ${way.radius} miles.`,
    );
}
