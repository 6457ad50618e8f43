import type { RequestedPet } from '#contract/grooming/grooming-requests.ts';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import type { z } from 'zod';
import { petColumns } from '#server/modules/grooming-requests/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** What a booking needs of a client. */
export type ClientToBook = {
  id: string;
  linkedAccountId: string | null;
  firstName: string;
  address: string | null;
  directions: string | null;
  lat: number | null;
  lon: number | null;
  doNotBookAt: string | null;
  doNotBookReason: string | null;
};

/**
 * Finds a client in the account's book who was neither removed nor merged into another. The address of a member is not copied to the
 * book: they are visited where they were last.
 */
export async function findClientToBook(
  sql: Sql,
  accountId: string,
  id: string,
): Promise<ClientToBook | undefined> {
  const [row] = await sql<ClientToBook[]>`
    select c.id, c.linked_account_id, c.first_name, coalesce(c.address, last.address) as address, c.directions,
      case when c.address is null then last.lat else c.lat end as lat, case when c.address is null then last.lon else c.lon end as lon,
      c.do_not_book_at, c.do_not_book_reason
    from clients c left join lateral (
      select v.address, coalesce(v.lat, r.lat) as lat, coalesce(v.lon, r.lon) as lon
      from visits v left join grooming_requests r on r.id = v.request_id
      where v.client_id = c.id and v.owner_id = c.linked_account_id and v.at_home and v.address is not null
      order by v.starts_at desc limit 1) last on c.address is null
    where c.id = ${id} and c.account_id = ${accountId} and c.archived_at is null and c.merged_into is null`;
  return row;
}

export type PetToBook = z.output<typeof RequestedPet> & {
  usualServices: AnyService[];
  /** Cents. */
  usualPrice: number | null;
  usualMinutes: number | null;
};

/** Finds the pets of a client that are groomed, with what is usually done to them. */
export const findPetsToBook = (sql: Sql, clientId: string, timeZone: string, now: Date) => sql<PetToBook[]>`
  select ${petColumns(sql, now, sql`${timeZone}::text`)}, cp.usual_services as "usualServices", cp.usual_price as "usualPrice", cp.usual_minutes as "usualMinutes"
  from client_pets cp join pets p on p.id = cp.pet_id
  where cp.client_id = ${clientId} and cp.archived_at is null and p.archived_at is null and p.died_on is null
  order by cp.added_at, p.id`;

/** Finds how long the provider usually takes for the pets of a client, where that is noted. */
export const findUsualMinutes = (sql: Sql, clientId: string) => sql<{ petId: string; minutes: number }[]>`
  select pet_id, usual_minutes as minutes from client_pets where client_id = ${clientId} and usual_minutes is not null`;
