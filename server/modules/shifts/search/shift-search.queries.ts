import type { Sql } from '#server/platform/database/sql.ts';
import { keysOf, params, paramValues } from '#server/platform/radius-search/search.queries.ts';
import { viewer } from '#server/platform/radius-search/search.ts';
import type { Search } from '#server/platform/radius-search/search.ts';
import type { Strategy } from '#server/platform/radius-search/strategies.queries.ts';
import { cardText, joinBusiness, joinConflict, waitingOf } from '../shift-card.queries.ts';

/**
 * `cards` is JSON text. `found` may be one more than the page size; `last` has the sort keys of the page's
 * last shift.
 */
export type Page = { cards: string; found: number; last: (string | number)[] | undefined };

/** Returns the first `limit` shifts that a strategy selects, as cards. */
export async function findPage(sql: Sql, search: Search, strategy: Strategy, limit: number): Promise<Page> {
  const text = `
    with ${params(search)}, waiting as materialized (${waitingOf('(select viewer_id from params)')})
    select concat('[', string_agg(${cardText('params', viewer, 'waiting')}, ',' order by p.place) filter (where p.place <= ${limit}), ']') as cards,
      count(*) as found, max(${keysOf(search, 'p')}::text) filter (where p.place = ${limit}) as last
    from params cross join lateral (select w.*, row_number() over () as place from (${strategy(search, limit + 1)}) w) p
    join shifts s on s.id = p.id ${joinBusiness}
    left join shift_applications mine on mine.shift_id = s.id and mine.groomer_id = ${viewer} ${joinConflict(viewer)}`;
  const [row = []] = await sql.unsafe(text, paramValues(search)).raw();
  const [cards, found, last] = row;
  return { cards: cards ?? '[]', found: Number(found), last: last ? JSON.parse(last) : undefined };
}

/** Whether a person is booked on any day to come. */
export async function hasBookings(sql: Sql, viewerId: string, now: Date): Promise<boolean> {
  const [row] = await sql<{ booked: boolean }[]>`
    select exists (select from bookings where subject_id = ${viewerId} and upper(during) > ${now}) as booked`;
  return row?.booked ?? false;
}
