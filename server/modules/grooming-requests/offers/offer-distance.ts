import type { TightTrip } from '#contract/calendar/calendar.ts';
import { findTightTrips } from '#server/modules/calendar/index.ts';
import { hasStreet } from '#reference/places/has-street.ts';
import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findDistance } from '../offers.queries.ts';
import type { ProviderFacts, ProviderRole } from '../offers.queries.ts';
import type { LockedRequest } from '../requests.queries.ts';

type Provider = { id: string; as: ProviderRole; facts: ProviderFacts };

/** Returns whether the work would be done where the pet lives. */
export const isHouseCall = (
  { mobile }: Pick<ProviderFacts, 'mobile'>,
  { setting }: Pick<LockedRequest, 'setting'>,
): boolean => setting === 'home' || (setting === 'either' && mobile);

/** Whether the pet would be brought to a provider who has not told the street. */
export const lacksStreet = (
  facts: Pick<ProviderFacts, 'mobile' | 'address'>,
  request: Pick<LockedRequest, 'setting'>,
): boolean => !isHouseCall(facts, request) && !(facts.address && hasStreet(facts.address));

/** Lists other work of the provider that is too far from the place of this request to be in time. */
export async function tightTrips(
  sql: Sql,
  { id, facts }: Pick<Provider, 'id' | 'facts'>,
  request: Pick<LockedRequest, 'setting' | 'lat' | 'lon'>,
  { from, to }: { from: Date | string; to: Date | string },
): Promise<TightTrip[]> {
  const { lat, lon } = isHouseCall(facts, request) ? request : facts;
  return lat === null || lon === null
    ? []
    : findTightTrips(sql, { accountId: id, from, to, at: { lat, lon } });
}

/**
 * Returns how many miles the trip exceeds the travel radius of the side that travels; null if it is within
 * range or unknown.
 */
export async function milesBeyondRange(sql: Sql, { id, as, facts }: Provider, request: LockedRequest) {
  const distance = await findDistance(sql, id, as, request);
  if (!distance) return null;
  const comes = isHouseCall(facts, request);
  const limit = comes ? distance.radius : request.travelMiles;
  if (limit === null || distance.miles <= limit) return null;
  return { miles: distance.miles, limit, whose: comes ? ('provider' as const) : ('pet_owner' as const) };
}

/** @throws Problem `too_far` naming `confirmDistance` */
export async function requireInRange(sql: Sql, provider: Provider, request: LockedRequest): Promise<void> {
  const far = await milesBeyondRange(sql, provider, request);
  if (!far) return;
  const limit =
    far.whose === 'provider'
      ? `you come to pets up to ${far.limit} miles away`
      : `the pet owner travels up to ${far.limit} miles`;
  throw problem(
    'too_far',
    `This is ${far.miles} miles away; ${limit}. Send it with confirmDistance: true to offer anyway.`,
    [{ path: 'confirmDistance', message: `Confirm the distance of ${far.miles} miles` }],
  );
}
