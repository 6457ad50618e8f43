import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { PriceBecause } from '#contract/profiles/price-reasons.ts';
import type { VisitPet } from '#contract/grooming/visits.ts';
import { petColumns } from '#server/modules/grooming-requests/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { UsualOfPet } from './pet-price.ts';

export type BookedPet = {
  petId: string;
  services: AnyService[];
  /** Cents; null: not priced yet. */
  price: number | null;
  /** Why it is priced so; null where the price was written. */
  because: PriceBecause | null;
  becauseOf: string | null;
};

export const insertVisitPets = (sql: Sql, visitId: string, pets: readonly BookedPet[]) =>
  sql`insert into visit_pets ${sql(pets.map((pet, place) => ({ visitId, ...pet, place })))}`;

/** Finds what a provider usually does to pets and at what price, where the provider's book has them. */
export const findUsualOfPets = (sql: Sql, accountId: string, petIds: string[]) => sql<
  (UsualOfPet & { petId: string })[]
>`
  select distinct on (pet_id) pet_id, usual_services, usual_price from client_pets
  where account_id = ${accountId} and pet_id = any(${petIds}::uuid[]) and archived_at is null order by pet_id, added_at desc`;

/** Finds the pets of visits by visit id. Prices, style, notes and handling are their provider's alone. */
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
        vp.stage, vp.coat_state as "coatState", noted.style, noted.private_notes as "privateNotes", noted.every_weeks as "everyWeeks", noted.handling) pet
    where v.id = any(${visitIds}::uuid[]) group by v.id`;
  return new Map(rows.map(({ id, pets }) => [id, pets]));
}
