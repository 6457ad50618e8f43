import { href } from '#contract/pages.ts';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import type { MatchFacts, SumFacts } from '../facts/saved-searches.queries.ts';
import { kind } from './kind.ts';

/** Kinds of notifications about new matches of saved searches. */
export const savedSearchKinds = {
  search_matched: kind({ category: 'searches', action: 'See it' }, (match: MatchFacts) => ({
    title: `New ${words[match.kind].one}: ${match.title}`,
    text: `${match.place ? `In ${match.place}. ` : ''}${words[match.kind].it} matches your search "${match.name}".`,
    path: words[match.kind].page(match.itemId),
  })),
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
