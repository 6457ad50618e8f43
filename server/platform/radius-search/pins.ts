import type { Sql } from '#server/platform/database/sql.ts';
import { findMatches } from './search.queries.ts';
import { countLimit } from './search.ts';
import type { Search } from './search.ts';
import { readBest } from './strategies.queries.ts';

/** Finds all matches of a search in its order, up to one more than a map shows. */
export async function findPinned(sql: Sql, search: Search): Promise<string[]> {
  const found = await readBest(
    search,
    (strategy) => findMatches(sql, search, strategy, countLimit + 1),
    (matches) => matches.length > countLimit,
  );
  return found.map(({ id }) => id);
}

/** The ids that a map shows, and whether there are more. */
export const toPinned = (ids: string[]) => ({
  ids: ids.slice(0, countLimit),
  more: ids.length > countLimit,
});
