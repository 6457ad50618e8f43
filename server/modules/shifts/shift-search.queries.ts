import type { Sql } from '#server/platform/sql.ts';
import { cardColumns, cardTables } from './shift-card.queries.ts';
import type { Spot } from './shift-card.queries.ts';
import { few } from './shift-search-terms.queries.ts';
import type { Fragment } from './shift-search-terms.queries.ts';

/** `cards` is JSON text. `found` may be one more than the page holds; `last` are the keys of the last one shown. */
export type Page = { cards: string; found: number; last: (string | number)[] | null };

/** Shows the first `limit` of the shifts that one way has found. */
export async function readPage(
  sql: Sql,
  way: Fragment,
  viewer: { id: string; spot: Spot | undefined },
  limit: number,
): Promise<Page> {
  const [page] = await sql<Page[]>`
    select coalesce(json_agg(card order by f.place) filter (where f.place <= ${limit}), '[]')::text as cards,
      count(*) as found, (array_agg(f.keys order by f.place))[${few(sql, limit)}] as last
    from (select w.*, row_number() over () as place from (${way}) w) f
    join shifts s on s.id = f.id ${cardTables(sql, viewer.id)}
    cross join lateral (select ${cardColumns(sql, viewer.spot)}) card`;
  return page ?? { cards: '[]', found: 0, last: null };
}

/** How many a way finds, counted no further than `limit`. */
export async function countUpTo(sql: Sql, way: Fragment, limit: number): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*) as count from (${way} limit ${few(sql, limit)}) found`;
  return row?.count ?? 0;
}
