import { countNewRequests } from '#server/modules/grooming-requests/index.ts';
import { findNewGroomers, findNewOwners } from '#server/modules/profiles/index.ts';
import { countNewShifts } from '#server/modules/shifts/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { instantAt, dayIn } from '#server/platform/wall-clock.ts';
import { ifPlaced } from './match-posted.ts';
import { findToSum, markSummed } from './saved-searches.queries.ts';
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
const countNew: Count = (platform, search, now) => counts[search.kind](platform, search, now);

const atOnce = 200;

/** Sums up the new matches of each search whose morning has come: 8 o'clock where its owner lives. */
export async function sumUpSearches(platform: Platform): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const searches = await findToSum(platform.sql, last, atOnce);
    for (const search of searches) await sumUp(platform, search);
    last = searches.at(-1)?.id;
    if (searches.length < atOnce) return;
  }
}

async function sumUp(platform: Platform, search: SearchToSum): Promise<void> {
  const now = platform.clock.now();
  const { id, timeZone, summedUntil } = search;
  const morning = instantAt(dayIn(now, timeZone), '08:00', timeZone);
  if (now < morning || summedUntil >= morning) return;
  const count = await ifPlaced(() => countNew(platform, search, now), 0);
  await platform.transact(async (t) => {
    const isFirst = await markSummed(t.sql, id, summedUntil, now);
    if (isFirst && count > 0) await t.announce('saved_search.summed', { savedSearchId: id, count });
  });
}
