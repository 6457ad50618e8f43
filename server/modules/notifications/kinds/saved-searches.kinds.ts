import { href } from '#contract/pages.ts';
import type { MatchFacts, SumFacts } from '../facts/saved-searches.queries.ts';
import { kind } from './kind.ts';

/** Kinds of notifications about new matches of saved searches. */
export const savedSearchKinds = {
  search_matched: kind({ category: 'searches', action: 'See it' }, (match: MatchFacts) => ({
    title: `${match.kind === 'shifts' ? 'New shift' : 'New request'}: ${match.title}`,
    text: `In ${match.place}. It matches your search "${match.name}".`,
    path:
      match.kind === 'shifts' ? href('shift', { id: match.itemId }) : href('request', { id: match.itemId }),
  })),
  search_summed: kind({ category: 'searches', action: 'See them' }, (sum: SumFacts, count: number) => ({
    title: `${many(sum.kind, count)} for "${sum.name}"`,
    text: 'They were posted since you last heard of this search.',
    path: sum.path,
  })),
};

/** '3 new shifts', '1 new request' */
const many = (kind: MatchFacts['kind'], count: number): string =>
  `${count} new ${kind === 'shifts' ? 'shift' : 'request'}${count === 1 ? '' : 's'}`;
