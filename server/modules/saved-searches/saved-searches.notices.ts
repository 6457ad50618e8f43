import { href } from '#contract/pages.ts';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import { kind, noticeKinds, notifierOf } from '#server/modules/notifications/index.ts';
import { onEvent } from '#server/platform/jobs/jobs.ts';
import { aboutMatch } from './about-match.ts';
import { findMatchFacts, findSumFacts, isGone } from './notices.queries.ts';
import type { MatchFacts, SumFacts } from './notices.queries.ts';

/** Kinds of notifications about new matches of saved searches. */
const kinds = {
  search_matched: kind(
    {
      category: 'searches',
      action: 'See it',
      isGone,
      together: (count) => `${count} new matches of your searches`,
    },
    (match: MatchFacts, now: Date) => ({
      title: `New ${words[match.kind].one}: ${match.title}`,
      text: `${aboutMatch(match, now).join('\n')}\n\n${words[match.kind].it} matches your search "${match.name}".`,
      path: words[match.kind].page(match.itemId),
    }),
  ),
  search_summed: kind({ category: 'searches', action: 'See them' }, (sum: SumFacts, count: number) => ({
    title: `${count} new ${count === 1 ? words[sum.kind].one : words[sum.kind].many} for "${sum.name}"`,
    text: 'They are new since our last message about this search.',
    path: sum.path,
  })),
};

const words: Record<
  SavedSearchKind,
  { one: string; many: string; it: string; page: (id: string) => string }
> = {
  shifts: { one: 'shift', many: 'shifts', it: 'It', page: (id) => href('shift', { id }) },
  requests: { one: 'request', many: 'requests', it: 'It', page: (id) => href('request', { id }) },
  groomers: {
    one: 'groomer',
    many: 'groomers',
    it: 'The profile',
    page: (id) => href('marketplace', { tab: 'groomers', groomer: id }),
  },
  businesses: {
    one: 'salon',
    many: 'salons',
    it: 'The profile',
    page: (id) => href('marketplace', { tab: 'salons', salon: id }),
  },
};

const { notify } = notifierOf(kinds);

const jobs = {
  // Two searches of one person may match the same item, which is notified once.
  'notify-of-match': onEvent('saved_search.matched', async (platform, { savedSearchId, itemId }) => {
    const match = await findMatchFacts(platform.sql, savedSearchId, itemId);
    if (match)
      await notify(
        platform,
        match.reader,
        'search_matched',
        { id: itemId, otherId: match.ownerId },
        match,
        platform.clock.now(),
      );
  }),
  'notify-of-sum': onEvent('saved_search.summed', async (platform, { savedSearchId, count }, jobId) => {
    const sum = await findSumFacts(platform.sql, savedSearchId);
    if (sum) await notify(platform, sum.reader, 'search_summed', jobId, sum, count);
  }),
};

export const savedSearchNotices = { kinds: noticeKinds(kinds), jobs };
