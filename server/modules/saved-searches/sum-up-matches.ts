import type { Platform } from '#server/platform/platform.ts';
import { instantAt, dayIn } from '#server/platform/wall-clock.ts';
import { countNew } from './count-new-matches.ts';
import { ifPlaced } from './match-posted.ts';
import { findToSum, markSummed } from './saved-searches.queries.ts';
import type { SearchToSum } from './saved-searches.queries.ts';

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
