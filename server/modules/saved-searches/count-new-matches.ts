import { countNewRequests } from '#server/modules/grooming-requests/index.ts';
import { findNewGroomers, findNewOwners } from '#server/modules/profiles/index.ts';
import { countNewShifts } from '#server/modules/shifts/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SearchToSum } from './saved-searches.queries.ts';

type Count = (platform: Platform, search: SearchToSum, now: Date) => Promise<number>;

const since = ({ summedUntil }: SearchToSum) => ({ since: summedUntil });
const between = ({ summedUntil }: SearchToSum, now: Date) => ({ after: summedUntil, until: now });

const counts: Record<SearchToSum['kind'], Count> = {
  shifts: (platform, search) => countNewShifts(platform, search.accountId, search.query, since(search)),
  requests: (platform, search) => countNewRequests(platform, search.accountId, search.query, since(search)),
  groomers: async (platform, search, now) =>
    (await findNewGroomers(platform, search.accountId, search.query, between(search, now))).length,
  businesses: async (platform, search, now) =>
    (await findNewOwners(platform, search.accountId, search.query, between(search, now))).length,
};

/** Counts what is new for a saved search since its last sum, with the list's own search. */
export const countNew: Count = (platform, search, now) => counts[search.kind](platform, search, now);
