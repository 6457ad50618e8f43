import type { Role } from '#contract/identity/roles.ts';
import { searchRequests } from '#server/modules/grooming-requests/index.ts';
import { searchGroomers, searchOwners, tradeOfRoles } from '#server/modules/profiles/index.ts';
import { searchShifts } from '#server/modules/shifts/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { RawJson } from '#server/platform/database/sql.ts';

/**
 * Returns the first page of each list in that list's default order; shifts, like people and places, are
 * sorted by distance.
 */
export async function searchMarketplace(platform: Platform, viewerId: string, as?: Role): Promise<RawJson> {
  const ratedAfter = as && tradeOfRoles([as]);
  const [{ shifts }, { requests }, groomers, owners] = await Promise.all([
    searchShifts(platform, viewerId, { sort: 'nearest' }),
    searchRequests(platform, viewerId, {}),
    searchGroomers(platform, viewerId, { ratedAfter }),
    searchOwners(platform, viewerId, { ratedAfter }),
  ]);
  const people = JSON.stringify({ groomers: groomers.cards, owners: owners.cards });
  return new RawJson(`{"shifts":${shifts.text},"groomingRequests":${requests.text},${people.slice(1)}`);
}
