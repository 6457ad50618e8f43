import type { SavedSearchDraft, SavedSearchKind } from '#contract/saved-searches.ts';
import { countNewRequests } from '#server/modules/grooming-requests/index.ts';
import { countNewShifts } from '#server/modules/shifts/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { NewItems } from '#server/platform/radius-search/new-items.ts';
import { Problem } from '#server/platform/problem.ts';
import { findToMatch } from './saved-searches.queries.ts';

const atOnce = 200;

/** Announces each saved search that a newly posted shift or request matches. */
export async function matchPosted(platform: Platform, kind: SavedSearchKind, itemId: string): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const searches = await findToMatch(platform.sql, kind, last, atOnce);
    for (const { id, accountId, query } of searches)
      if ((await countNew(platform, accountId, kind, query, { id: itemId })) > 0)
        await platform.transact((t) => t.announce('saved_search.matched', { savedSearchId: id, itemId }));
    last = searches.at(-1)?.id;
    if (searches.length < atOnce) return;
  }
}

/**
 * Counts new matches with the list's own search. A search whose place is gone since it was saved matches
 * nothing.
 */
export async function countNew(
  platform: Platform,
  accountId: string,
  kind: SavedSearchKind,
  query: SavedSearchDraft['query'],
  isNew: NewItems,
): Promise<number> {
  try {
    return kind === 'shifts'
      ? await countNewShifts(platform, accountId, query, isNew)
      : await countNewRequests(platform, accountId, query, isNew);
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid') return 0;
    throw error;
  }
}
