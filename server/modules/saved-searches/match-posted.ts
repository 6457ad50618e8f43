import type { SavedSearchKind } from '#contract/saved-searches.ts';
import { countNewRequests } from '#server/modules/grooming-requests/index.ts';
import { countNewShifts } from '#server/modules/shifts/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem } from '#server/platform/problem.ts';
import { findToMatch } from './saved-searches.queries.ts';
import type { SearchToMatch } from './saved-searches.queries.ts';

const atOnce = 200;

/** Announces each saved search that a newly posted shift or request matches. */
export async function matchPosted(
  platform: Platform,
  kind: 'shifts' | 'requests',
  itemId: string,
): Promise<void> {
  const countNew = kind === 'shifts' ? countNewShifts : countNewRequests;
  for await (const { id, accountId, query } of searchesToMatch(platform, kind))
    if ((await ifPlaced(() => countNew(platform, accountId, query, { id: itemId }), 0)) > 0)
      await announceMatch(platform, id, itemId);
}

/** The saved searches that notify at once, of members. */
export async function* searchesToMatch(
  { sql }: Platform,
  kind: SavedSearchKind,
): AsyncGenerator<SearchToMatch> {
  let last: string | undefined;
  for (;;) {
    const searches = await findToMatch(sql, kind, last, atOnce);
    yield* searches;
    last = searches.at(-1)?.id;
    if (searches.length < atOnce) return;
  }
}

export const announceMatch = ({ transact }: Platform, savedSearchId: string, itemId: string) =>
  transact((t) => t.announce('saved_search.matched', { savedSearchId, itemId }));

/** Runs a search; one whose place is gone since it was saved finds nothing. */
export async function ifPlaced<Found>(find: () => Promise<Found>, nothing: Found): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Problem && error.code === 'invalid') return nothing;
    throw error;
  }
}
