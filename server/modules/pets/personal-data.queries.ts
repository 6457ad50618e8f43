import type { Sql } from '#server/platform/database/sql.ts';

export const exportPets = (sql: Sql, accountId: string) => sql`
  select id, name, species, breed, coat, age, age_told_on, birth_date, weight, size, grooming_notes, special_conditions,
    temperament, bites, filed_bites, photo_url, last_groomed_at, advised_weeks, archived_at, created_at
  from pets where owner_id = ${accountId} order by created_at, id`;

export const exportEarlierBites = (sql: Sql, accountId: string) => sql`
  select h.pet_id, h.bites, h.replaced_at from pet_bite_history h join pets p on p.id = h.pet_id
  where p.owner_id = ${accountId} order by h.seq`;

export async function countPets(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pets where owner_id = ${accountId}`;
  return row?.count ?? 0;
}

/**
 * Deletes the pets. Those that grooming was asked for stay without a name in the providers' records, with the
 * bites that providers filed.
 */
export const erasePets = (sql: Sql, accountId: string, now: Date) => sql`
  with unneeded as (
    delete from pets p where p.owner_id = ${accountId}
      and not exists (select from requested_pets where pet_id = p.id)
  ), bites as (
    delete from pet_bite_history where pet_id in (select id from pets where owner_id = ${accountId})
  )
  update pets p set name = 'Pet', breed = null, age = null, age_told_on = null, birth_date = null, weight = null,
    grooming_notes = null, special_conditions = '{}', temperament = '{}', bites = '[]', photo_url = null,
    archived_at = coalesce(archived_at, ${now})
  where p.owner_id = ${accountId} and exists (select from requested_pets where pet_id = p.id)`;
