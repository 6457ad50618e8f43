import type { VisitPet } from '#contract/grooming/visits.ts';
import { petColumns } from '#server/modules/grooming-requests/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Writes the pets of a visit from its request: all services for each, the price split evenly, odd cents at the first. */
export const insertRequestedPets = (sql: Sql, visitId: string) => sql`
  insert into visit_pets (visit_id, pet_id, place, services, price)
  select v.id, rp.pet_id, rp.place, v.services, v.list_price / count(*) over ()
    + case when row_number() over (order by rp.place) = 1 then v.list_price % count(*) over () else 0 end
  from visits v join requested_pets rp on rp.request_id = v.request_id where v.id = ${visitId}`;

/** Finds the pets of visits by visit id. Prices, style and handling are their provider's alone. */
export async function findVisitPets(
  sql: Sql,
  visitIds: string[],
  viewerId: string,
  now: Date,
): Promise<Map<string, VisitPet[]>> {
  const rows = await sql<{ id: string; pets: VisitPet[] }[]>`
    select v.id, json_agg(pet order by vp.place) as pets
    from visits v join visit_pets vp on vp.visit_id = v.id join pets p on p.id = vp.pet_id
      left join client_pets noted on noted.client_id = v.client_id and noted.pet_id = p.id and v.provider_id = ${viewerId}
      cross join lateral (select ${petColumns(sql, now, sql`v.time_zone`)}, vp.services,
        case when v.provider_id = ${viewerId} then vp.price end as price,
        vp.because, vp.because_of as "becauseOf",
        vp.stage, vp.coat_state as "coatState", noted.style, noted.handling) pet
    where v.id = any(${visitIds}::uuid[]) group by v.id`;
  return new Map(rows.map(({ id, pets }) => [id, pets]));
}
