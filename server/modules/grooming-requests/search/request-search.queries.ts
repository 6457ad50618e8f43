import type { RequestPin } from '#contract/grooming/grooming-requests.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { cardColumns, cardTables } from '../request-card.queries.ts';
import type { ViewerContext } from '../request-card.queries.ts';
import { joinMine } from '../requests.queries.ts';

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

/** Reads what a map shows of requests, in the given order; places are rounded as on the cards. */
export const findPins = (sql: Sql, ids: string[], viewerId: string) => sql<RequestPin[]>`
  select r.id, r.title, p.name as pet_name, r.city, (round(r.lat * 50) / 50)::float8 as latitude,
    (round(r.lon * 50) / 50)::float8 as longitude, r.estimated_budget, r.preferred_date, r.day_window as window,
    mine.id is not null as offered
  from unnest(${ids}::uuid[]) with ordinality f (id, place)
  join grooming_requests r on r.id = f.id ${joinMine(sql, viewerId)}
  join requested_pets rp on rp.request_id = r.id and rp.place = (select min(place) from requested_pets where request_id = r.id)
  join pets p on p.id = rp.pet_id
  order by f.place`;
