import type { Sql } from '#server/platform/database/sql.ts';
import { cardText, joinBusiness, joinConflict } from '../shift-card.queries.ts';
import { params, paramValues, keys, viewer } from './shift-search-terms.queries.ts';
import type { SearchTerms, SearchStrategy } from './shift-search-terms.queries.ts';

/**
 * `cards` is JSON text. `found` may be one more than the page size; `last` has the sort keys of the page's
 * last shift.
 */
export type Page = { cards: string; found: number; last: (string | number)[] | undefined };

/** Returns the first `limit` shifts that a strategy selects, as cards. */
export async function findPage(
  sql: Sql,
  terms: SearchTerms,
  strategy: SearchStrategy,
  limit: number,
): Promise<Page> {
  const text = `
    with ${params}
    select concat('[', string_agg(${cardText('params')}, ',' order by p.place) filter (where p.place <= ${limit}), ']') as cards,
      count(*) as found, max(json_build_array(${keys[terms.sort]})::text) filter (where p.place = ${limit}) as last
    from params cross join lateral (select w.*, row_number() over () as place from (${strategy(terms, limit + 1)}) w) p
    join shifts s on s.id = p.id ${joinBusiness}
    left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = ${viewer} ${joinConflict(viewer)}`;
  const [row = []] = await sql.unsafe(text, paramValues(terms)).raw();
  const [cards, found, last] = row;
  return { cards: cards ?? '[]', found: Number(found), last: last ? JSON.parse(last) : undefined };
}

/** Counts the rows of a query, up to `limit`. */
export async function countUpTo(sql: Sql, terms: SearchTerms, query: string, limit: number): Promise<number> {
  const text = `
    with ${params}
    select count(*)::int as count from (select from params cross join lateral (${query}) w limit ${limit}) counted`;
  const [row] = await sql.unsafe<{ count: number }[]>(text, paramValues(terms));
  return row?.count ?? 0;
}
