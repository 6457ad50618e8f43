import type { Sql } from '#server/platform/sql.ts';
import { cardColumns, cardTables } from './shift-card.queries.ts';
import { asked, literal } from './shift-search-terms.queries.ts';
import type { Fragment, Terms } from './shift-search-terms.queries.ts';

/** `cards` is JSON text. `found` may be one more than the page holds; `last` are the keys that it ended with. */
export type Page = { cards: string; found: number; last: (string | number)[] | null };

/** Shows the first `limit` of the shifts to which a way leads. */
export async function readPage(
  sql: Sql,
  terms: Terms,
  way: Fragment,
  { viewerId, limit }: { viewerId: string; limit: number },
): Promise<Page> {
  const [page] = await sql<Page[]>`
    with ${asked(sql, terms)}
    select coalesce(json_agg(card order by f.place) filter (where f.place <= ${limit}), '[]')::text as cards,
      count(*) as found, (array_agg(f.keys order by f.place))[${literal(sql, limit)}] as last
    from (select w.*, row_number() over () as place from asked cross join lateral (${way}) w) f
    join shifts s on s.id = f.id ${cardTables(sql, viewerId)}
    cross join lateral (select ${cardColumns(sql, terms.spot)}) card`;
  return page ?? { cards: '[]', found: 0, last: null };
}

/** How many there are on a way, counted no further than `limit`. */
export async function countUpTo(sql: Sql, terms: Terms, way: Fragment, limit: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    with ${asked(sql, terms)}
    select count(*) as count from (select from asked cross join lateral (${way}) w limit ${literal(sql, limit)}) counted`;
  return row?.count ?? 0;
}
