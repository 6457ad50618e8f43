import type { SavedSearch, SavedSearchDraft, SavedSearchKind } from '#contract/saved-searches.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import type { Sql } from '#server/platform/database/sql.ts';

const columns = (sql: Sql) => sql`id, kind, name, query, notify`;

export const findSavedSearches = (sql: Sql, accountId: string) => sql<SavedSearch[]>`
  select ${columns(sql)} from saved_searches where account_id = ${accountId} order by created_at, id`;

/** Locks the account's saved searches, so that two calls do not exceed the most. @returns how many there are */
export async function countLocked(sql: Sql, accountId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, ${advisoryLocks.savedSearchesOfAccount}))`;
  const [row] = await sql<{ count: number }[]>`
    select count(*) from saved_searches where account_id = ${accountId}`;
  return row?.count ?? 0;
}

type Draft = Pick<SavedSearchDraft, 'kind' | 'name' | 'query' | 'notify'>;

export async function insertSavedSearch(
  sql: Sql,
  accountId: string,
  { id, kind, name, query, notify }: Draft & { id: string },
  now: Date,
): Promise<SavedSearch | undefined> {
  const [row] = await sql<SavedSearch[]>`
    insert into saved_searches (id, account_id, kind, name, query, notify, summed_until, created_at)
    values (${id}, ${accountId}, ${kind}, ${name}, ${JSON.stringify(query)}::text::jsonb, ${notify}, ${now}, ${now})
    returning ${columns(sql)}`;
  return row;
}

type Edit = { name?: string | undefined; notify?: SavedSearch['notify'] | undefined };

/** Changes a search. One that begins to sum up every morning counts from now on. */
export async function updateSavedSearch(
  sql: Sql,
  accountId: string,
  { id, name, notify }: Edit & { id: string },
  now: Date,
): Promise<SavedSearch | undefined> {
  const [row] = await sql<SavedSearch[]>`
    update saved_searches set name = coalesce(${name ?? null}, name), notify = coalesce(${notify ?? null}, notify),
      summed_until = case when ${notify ?? null}::text is null then summed_until else ${now} end
    where id = ${id} and account_id = ${accountId} returning ${columns(sql)}`;
  return row;
}

export async function deleteSavedSearch(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const removed = await sql`
    delete from saved_searches where id = ${id} and account_id = ${accountId} returning 1`;
  return removed.length === 1;
}

export type SearchToMatch = { id: string; accountId: string; query: SavedSearchDraft['query'] };

/** Finds the next searches that notify at once, of members. */
export const findToMatch = (
  sql: Sql,
  kind: SavedSearchKind,
  afterId: string | undefined,
  limit: number,
) => sql<SearchToMatch[]>`
  select id, account_id, query from saved_searches
  where notify = 'now' and kind = ${kind} and has_access(account_id)
    and id > ${afterId ?? '00000000-0000-0000-0000-000000000000'}
  order by id limit ${limit}`;

export type SearchToSum = SearchToMatch & { kind: SavedSearchKind; timeZone: string; summedUntil: Date };

/** Finds the next searches that are summed up every morning, of members. */
export const findToSum = (sql: Sql, afterId: string | undefined, limit: number) => sql<SearchToSum[]>`
  select id, account_id, kind, query, zone_of(account_id) as time_zone, summed_until from saved_searches
  where notify = 'daily' and has_access(account_id)
    and id > ${afterId ?? '00000000-0000-0000-0000-000000000000'}
  order by id limit ${limit}`;

/** Notes that a search is summed up, unless another run has done so. */
export async function markSummed(sql: Sql, id: string, before: Date, now: Date): Promise<boolean> {
  const marked = await sql`
    update saved_searches set summed_until = ${now} where id = ${id} and summed_until = ${before} returning 1`;
  return marked.length === 1;
}
