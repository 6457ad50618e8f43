import { savedSearchPath } from '#contract/saved-search-path.ts';
import type { SavedSearchKind } from '#contract/saved-searches.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { person } from './people.queries.ts';
import type { Person } from './person.ts';

/** What newly matches a saved search: a shift or request that is open, or a person who is listed. */
export type MatchFacts = {
  kind: SavedSearchKind;
  name: string;
  itemId: string;
  title: string;
  place: string | null;
  reader: Person;
};

export async function findMatchFacts(
  sql: Sql,
  savedSearchId: string,
  itemId: string,
): Promise<MatchFacts | undefined> {
  const [row] = await sql<MatchFacts[]>`
    select s.kind, s.name, item.id as item_id, item.title, item.city || ', ' || item.state as place,
      ${person(sql, 'a')} as reader
    from saved_searches s join accounts a on a.id = s.account_id
    join lateral (
      select id, title, city, state from shifts where s.kind = 'shifts' and status = 'posted'
      union all select id, title, city, state from grooming_requests where s.kind = 'requests' and status = 'posted'
      union all select g.account_id, o.first_name || ' ' || o.last_name, g.city, g.state
        from groomer_profiles g join accounts o on o.id = g.account_id where s.kind = 'groomers' and g.listed
      union all select account_id, business_name, city, state from business_profiles where s.kind = 'businesses' and listed
    ) item on item.id = ${itemId}
    where s.id = ${savedSearchId} and s.notify = 'now'`;
  return row;
}

/** A saved search with new matches, and the page that lists them. */
export type SumFacts = { kind: SavedSearchKind; name: string; path: string; reader: Person };

export async function findSumFacts(sql: Sql, savedSearchId: string): Promise<SumFacts | undefined> {
  const [row] = await sql<
    (Omit<SumFacts, 'path'> & { query: Record<string, string | number>; roles: string[] })[]
  >`
    select s.kind, s.name, s.query, a.roles, ${person(sql, 'a')} as reader
    from saved_searches s join accounts a on a.id = s.account_id where s.id = ${savedSearchId}`;
  if (!row) return undefined;
  const { query, roles, ...sum } = row;
  return { ...sum, path: savedSearchPath(sum.kind, query, roles) };
}
