import type { Sql } from '#server/platform/database/sql.ts';
import type { ClientValues } from '../clients.queries.ts';

export async function countPetsOf(sql: Sql, clientIds: string[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct pet_id)::int as count from client_pets where client_id = any(${clientIds}::uuid[])`;
  return row?.count ?? 0;
}

/** Moves the pets of a client to another. A pet of both keeps the notes there, and the others are added to them. */
export async function movePets(sql: Sql, id: string, intoId: string): Promise<void> {
  await sql`
    update client_pets own set usual_services = case when own.usual_services = '{}' then other.usual_services else own.usual_services end,
      usual_price = coalesce(own.usual_price, other.usual_price), usual_minutes = coalesce(own.usual_minutes, other.usual_minutes),
      every_weeks = coalesce(own.every_weeks, other.every_weeks),
      style = nullif(concat_ws(E'\n', own.style, nullif(other.style, own.style)), ''),
      private_notes = nullif(concat_ws(E'\n', own.private_notes, nullif(other.private_notes, own.private_notes)), ''),
      handling = case when own.handling = 'easy' then other.handling else own.handling end
    from client_pets other
    where own.client_id = ${intoId} and other.client_id = ${id} and own.pet_id = other.pet_id`;
  await sql`
    delete from client_pets other where client_id = ${id}
      and exists (select from client_pets where client_id = ${intoId} and pet_id = other.pet_id)`;
  await sql`update client_pets set client_id = ${intoId} where client_id = ${id}`;
  await sql`select refresh_clients(${[id, intoId]}::uuid[])`;
}

export const markMerged = (sql: Sql, id: string, intoId: string, now: Date) => sql`
  update clients set merged_into = ${intoId}, linked_account_id = null, archived_at = coalesce(archived_at, ${now}),
    changed_at = ${now}, changes = changes + 1
  where id = ${id}`;

type Merged = Partial<ClientValues> & {
  linkedAccountId: string | null;
  noTextsAt: string | null;
  noMailAt: string | null;
  doNotBookAt: string | null;
  doNotBookReason: string | null;
};

export const writeMerged = (sql: Sql, id: string, merged: Merged, now: Date) => sql`
  update clients set ${sql({ ...merged, changedAt: now })}, archived_at = null, changes = changes + 1 where id = ${id}`;

/** Removes all that says who the client is; those who were merged into it go, and visits lose their words by a trigger. */
export async function eraseClient(sql: Sql, id: string, now: Date): Promise<{ petId: string }[]> {
  const pets = await sql<{ petId: string }[]>`
    delete from client_pets where client_id in (select id from clients where id = ${id} or merged_into = ${id}) returning pet_id`;
  await sql`delete from clients where merged_into = ${id}`;
  await sql`
    update clients set erased_at = ${now}, linked_account_id = null, first_name = 'Former client', last_name = null, phone = null,
      phone_digits = null, phone2 = null, phone2_digits = null, email = null, address = null, city = null, state = null, zip = null,
      lat = null, lon = null, directions = null, notes = null, do_not_book_at = null, do_not_book_reason = null,
      texts_ok_at = null, texts_ok_how = null,
      archived_at = coalesce(archived_at, ${now}), changed_at = ${now}, changes = changes + 1
    where id = ${id}`;
  return pets;
}
