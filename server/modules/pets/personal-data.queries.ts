import type { Sql } from '#server/platform/database/sql.ts';

export const exportPets = (sql: Sql, accountId: string) => sql`
  select id, name, species, breed, recognized_breed, breed_as_written, coat, age, age_told_on, birth_date, weight, size, grooming_notes, special_conditions,
    temperament, bites, photo_url, sex, neutered, color, microchip, clinic, clinic_phone, medicines, emergency_contact, last_groomed_at, groom_every_weeks, advised_weeks, died_on, archived_at, created_at, managed_by is not null as of_client
  from pets where ${accountId} in (owner_id, managed_by) order by created_at, id`;

export const exportEarlierBites = (sql: Sql, accountId: string) => sql`
  select h.pet_id, h.bites, h.replaced_at from pet_bite_history h join pets p on p.id = h.pet_id
  where ${accountId} in (p.owner_id, p.managed_by) order by h.seq`;

export async function countPets(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pets where owner_id = ${accountId}`;
  return row?.count ?? 0;
}

/**
 * Deletes the pets, those of clients too. Those that grooming was asked for or booked for stay without a name in the providers'
 * records, with the bites that providers filed.
 */
export const erasePets = (sql: Sql, accountId: string, now: Date) =>
  erase(sql, sql`${accountId} in (p.owner_id, p.managed_by)`, now);

type ManagedPets = { accountId: string; petIds: string[]; now: Date };

/** As `erasePets`, for those of some pets whose records the provider keeps. */
export const eraseManagedPets = (sql: Sql, { accountId, petIds, now }: ManagedPets) =>
  erase(sql, sql`p.managed_by = ${accountId} and p.id = any(${petIds}::uuid[])`, now);

const erase = (sql: Sql, which: ReturnType<Sql>, now: Date) => sql`
  with own as (
    select p.id, exists (select from requested_pets where pet_id = p.id)
      or exists (select from visit_pets where pet_id = p.id) or exists (select from incidents where pet_id = p.id) as needed
    from pets p where ${which}
  ), unneeded as (
    delete from pets where id in (select id from own where not needed)
  ), bites as (
    delete from pet_bite_history where pet_id in (select id from own)
  )
  update pets p set name = 'Pet', breed = null, recognized_breed = null, age = null, age_told_on = null, birth_date = null, weight = null,
    grooming_notes = null, special_conditions = '{}', temperament = '{}', bites = '[]', photo_url = null, sex = null, neutered = null, color = null,
    microchip = null, clinic = null, clinic_phone = null, medicines = null, emergency_contact = null, groom_every_weeks = null, died_on = null,
    archived_at = coalesce(archived_at, ${now})
  where p.id in (select id from own where needed)`;
