import type { Sql } from '#server/platform/database/sql.ts';
import { paramValues, params } from '#server/platform/radius-search/search.queries.ts';
import type { Search } from '#server/platform/radius-search/search.ts';
import { allMatches } from '#server/platform/radius-search/strategies.queries.ts';

/** The changes of people that were noticed in a span of time; those not yet noticed lie at infinity. */
export type ChangesIn = { after: Date; until: Date | 'infinity' };

export type PeopleChange = { id: string; personId: string };

/** Reads the next changes that saved searches have not seen. */
export const findUnnoticedChanges = (sql: Sql, limit: number) => sql<PeopleChange[]>`
  select id::text, person_id from people_changes where noticed_at = 'infinity' order by id limit ${limit}`;

export const noticeChanges = (sql: Sql, ids: string[], now: Date) => sql`
  update people_changes set noticed_at = ${now} where id = any(${ids}::bigint[]) and noticed_at = 'infinity'`;

export const forgetChangesBefore = (sql: Sql, before: Date) => sql`
  delete from people_changes where noticed_at < ${before}`;

/** Adds words that a trigger took for unused while another transaction used one in a name. */
export const restoreNameWords = (sql: Sql) => sql`
  insert into name_words select distinct unnest(tsvector_to_array(name_words)) from searched_people
  on conflict do nothing`;

export async function findChangedPeople(sql: Sql, { after, until }: ChangesIn): Promise<string[]> {
  const rows = await sql<{ personId: string }[]>`
    select distinct person_id from people_changes where noticed_at > ${after} and noticed_at <= ${until}::timestamptz`;
  return rows.map(({ personId }) => personId);
}

/** Finds those of the people who match a search now, and did not before they changed. */
export async function findNewlyFitting(
  sql: Sql,
  search: Search,
  changed: string[],
  { after, until }: ChangesIn,
): Promise<string[]> {
  const now: Search = {
    ...search,
    filters: [...search.filters, 'x.id = any (params.changed)'],
    values: {
      ...search.values,
      changed: ['?::uuid[]', changed],
      changed_after: ['?::timestamptz', after],
      changed_until: ['?::timestamptz', until],
    },
  };
  const before = { ...now, table: 'people_before(params.changed_after, params.changed_until)' };
  const rows = await sql.unsafe<{ id: string }[]>(
    `with ${params(now)}
    select w.id from params cross join lateral (${allMatches(now)}) w
    where not exists (select from (${allMatches(before)}) b where b.id = w.id)`,
    paramValues(now),
  );
  return rows.map(({ id }) => id);
}
