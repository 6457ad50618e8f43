import { moveVaccinations } from '#server/modules/vaccinations/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** Locks pets for a change until commit, always in the same order. */
export const lockPetsToChange = (sql: Sql, ids: string[]) =>
  sql`select id from pets where id = any(${ids}::uuid[]) order by id for update`;

export async function countOwnPets(sql: Sql, ownerId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pets where owner_id = ${ownerId}`;
  return row?.count ?? 0;
}

/** Makes a pet whose record a provider keeps its owner's. */
export async function giveToOwner(sql: Sql, petId: string, ownerId: string, now: Date) {
  const [row] = await sql<{ name: string }[]>`
    update pets set owner_id = ${ownerId}, managed_by = null, changed_at = ${now}, changes = changes + 1
    where id = ${petId} returning name`;
  if (!row) throw new Error('A locked pet is there');
  return row;
}

type Merge = { clientId: string; petId: string; intoId: string; now: Date };

/**
 * Makes one of a client's pet and a pet of its owner, whose own facts win; what is not known of it is filled in. @returns the client's
 * pet as it was, and the vaccinations that moved
 */
export async function mergeClientPet(sql: Sql, { clientId, petId, intoId, now }: Merge) {
  await sql`
    update pets own set bites = (select coalesce(jsonb_agg(distinct bite), '[]') from jsonb_array_elements(own.bites || other.bites) bite),
      last_groomed_at = greatest(own.last_groomed_at, other.last_groomed_at),
      advised_weeks = coalesce(own.advised_weeks, other.advised_weeks), breed = coalesce(own.breed, other.breed),
      weight = coalesce(own.weight, other.weight), photo_url = coalesce(own.photo_url, other.photo_url),
      microchip = coalesce(own.microchip, other.microchip), clinic = coalesce(own.clinic, other.clinic),
      clinic_phone = coalesce(own.clinic_phone, other.clinic_phone), changed_at = ${now}, changes = own.changes + 1
    from pets other where own.id = ${intoId} and other.id = ${petId}`;
  const moved = await sql<{ id: string }[]>`select id from vaccinations where pet_id = ${petId}`;
  await sql`select move_client_pet(${clientId}, ${petId}, ${intoId})`;
  await sql`select move_rest_of_pet(${clientId}, ${petId}, ${intoId}, '-infinity')`;
  const [row] = await sql<{ before: Record<string, unknown> }[]>`
    delete from pets where id = ${petId} returning to_jsonb(pets) as before`;
  if (!row) throw new Error('A locked pet is there');
  return { before: row.before, vaccinationIds: moved.map(({ id }) => id) };
}

type Restore = {
  clientId: string;
  accountId: string;
  petId: string;
  clientPetId: string;
  before: Record<string, unknown>;
  vaccinationIds: string[];
};

/** Brings back a client's pet that became one with another, with what the provider's book says of it. */
export async function restoreClientPet(sql: Sql, given: Restore): Promise<void> {
  const { clientId, accountId, petId, clientPetId, before, vaccinationIds } = given;
  await sql`
    insert into pets select row.* from jsonb_populate_record(null::pets, ${JSON.stringify(before)}::text::jsonb
      || jsonb_build_object('managed_by', ${accountId}::text, 'owner_id', null)) row`;
  await sql`select move_client_pet(${clientId}, ${petId}, ${clientPetId})`;
  await sql`
    update pets back set last_groomed_at = greatest(back.last_groomed_at, (
      select max(v.completed_at) from visit_pets vp join visits v on v.id = vp.visit_id where vp.pet_id = back.id))
    where back.id = ${clientPetId}`;
  await moveVaccinations(sql, vaccinationIds, clientPetId);
}

type Take = {
  clientId: string;
  accountId: string;
  ownerId: string;
  petId: string;
  since: string;
  now: Date;
};

/**
 * Makes a pet that was taken over a client's pet again. What its owner and others recorded of it since then stays with a new pet of
 * the owner's, of which only name and kind are copied.
 */
export async function takeFromOwner(sql: Sql, given: Take): Promise<void> {
  const { clientId, accountId, ownerId, petId, since, now } = given;
  const [copy] = await sql<{ id: string }[]>`
    insert into pets (id, owner_id, name, species, breed, recognized_breed, breed_as_written, breed_rules, size, created_at, changed_at)
    select gen_random_uuid(), ${ownerId}, p.name, p.species, p.breed, p.recognized_breed, p.breed_as_written, p.breed_rules, p.size, ${now}, ${now}
    from pets p where p.id = ${petId} and (
      exists (select from requested_pets where pet_id = p.id)
      or exists (select from client_pets where pet_id = p.id and client_id <> ${clientId})
      or exists (select from visit_pets vp join visits v on v.id = vp.visit_id where vp.pet_id = p.id and v.client_id is distinct from ${clientId})
      or exists (select from vaccinations where pet_id = p.id and created_at > ${since}))
    returning id`;
  if (copy) await sql`select move_rest_of_pet(${clientId}, ${petId}, ${copy.id}, ${since})`;
  await sql`
    update pets set owner_id = null, managed_by = ${accountId}, archived_at = null, changed_at = ${now}, changes = changes + 1
    where id = ${petId}`;
}
