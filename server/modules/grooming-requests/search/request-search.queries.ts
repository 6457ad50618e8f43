import type { Sql } from '#server/platform/database/sql.ts';
import { cardColumns, cardTables } from '../request-card.queries.ts';
import type { ViewerContext } from '../request-card.queries.ts';

/** Returns the cards of requests in the given order, as JSON text. */
export async function findCardsInOrder(sql: Sql, ids: string[], viewer: ViewerContext): Promise<string> {
  if (ids.length === 0) return '[]';
  const [row] = await sql`
    select json_agg(card order by f.place)::text
    from unnest(${ids}::uuid[]) with ordinality f (id, place)
    join grooming_requests r on r.id = f.id ${cardTables(sql, viewer)}
    cross join lateral (select ${cardColumns(sql, viewer)}) card`.raw();
  return row?.[0] ?? '[]';
}
