import { countNewRequests } from '#server/modules/grooming-requests/index.ts';
import { findNewGroomers, findNewOwners } from '#server/modules/profiles/index.ts';
import { countNewShifts } from '#server/modules/shifts/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SearchToSum } from './saved-searches.queries.ts';

/** Counts what is new for a saved search since its last sum, with the list's own search. */
export async function countNew(
  platform: Platform,
  { accountId, kind, query, summedUntil }: SearchToSum,
  now: Date,
): Promise<number> {
  const changes = { after: summedUntil, until: now };
  switch (kind) {
    case 'shifts':
      return countNewShifts(platform, accountId, query, { since: summedUntil });
    case 'requests':
      return countNewRequests(platform, accountId, query, { since: summedUntil });
    case 'groomers':
      return (await findNewGroomers(platform, accountId, query, changes)).length;
    case 'businesses':
      return (await findNewOwners(platform, accountId, query, changes)).length;
  }
}
