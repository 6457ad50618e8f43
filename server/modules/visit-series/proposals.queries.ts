import type { AnyService, Species } from '#contract/pets/pet-codes.ts';
import type { PetToBook } from '#server/modules/visits/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A pet with what is noted of its grooming; `minutes` is its usual length. */
export type PetToRepeat = Pick<PetToBook, 'size' | 'coat'> & {
  petId: string;
  name: string;
  species: Species;
  breed: string | null;
  minutes: number | null;
  price: number | null;
  usualServices: AnyService[];
};

/** A client with an interval and without a series. */
export type ClientToRepeat = {
  id: string;
  name: string;
  everyWeeks: number;
  dueOn: string | null;
  /** The pets with the shortest interval. */
  pets: PetToRepeat[];
  /** The next visit that is booked. */
  next: { id: string; startsAt: string; minutes: number; price: number | null } | null;
};

const mostPets = 6;

/** The clients of an account that are groomed at an interval and have no series; one pass over the pets of a large book. */
const toRepeat = (sql: Sql, accountId: string, clientId: string | null = null) => sql`
  (select cp.client_id, min(cp.every_weeks) as every_weeks from client_pets cp join pets p on p.id = cp.pet_id
    where cp.account_id = ${accountId} and cp.every_weeks is not null and cp.archived_at is null and p.archived_at is null
      and p.died_on is null and (${clientId}::uuid is null or cp.client_id = ${clientId})
    group by cp.client_id) often join clients c on c.id = often.client_id
  where c.account_id = ${accountId} and c.archived_at is null and c.merged_into is null and c.do_not_book_at is null
    and c.id not in (select s.client_id from visit_series s where s.account_id = ${accountId} and s.ended_at is null)`;

export async function countToRepeat(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::int as count from ${toRepeat(sql, accountId)}`;
  return row?.count ?? 0;
}

/** Finds them, those who are due first at the top; with `clientId` only that one, and locks it. */
export const findToRepeat = (
  sql: Sql,
  accountId: string,
  { now, limit, clientId }: { now: Date; limit: number; clientId?: string },
) => sql<ClientToRepeat[]>`
  with picked as (
    select c.id, often.every_weeks from ${toRepeat(sql, accountId, clientId ?? null)}
    order by c.due_on nulls last, c.id limit ${limit})
  select c.id, concat_ws(' ', c.first_name, c.last_name) as name, often.every_weeks, c.due_on,
    (select json_agg(json_build_object('petId', p.id, 'name', p.name, 'species', p.species, 'size', p.size, 'coat', p.coat,
        'breed', coalesce(p.recognized_breed, p.breed), 'minutes', cp.usual_minutes, 'price', cp.usual_price, 'usualServices', cp.usual_services) order by cp.added_at, p.id)
      from (select * from client_pets x where x.client_id = c.id and x.every_weeks = often.every_weeks and x.archived_at is null
        order by x.added_at, x.pet_id limit ${mostPets}) cp
      join pets p on p.id = cp.pet_id where p.archived_at is null and p.died_on is null) as pets,
    (select json_build_object('id', v.id, 'startsAt', v.starts_at, 'price', v.list_price,
        'minutes', round(extract(epoch from v.ends_at - v.starts_at) / 60))
      from visits v where v.client_id = c.id and v.provider_id = c.account_id and v.status = 'booked' and v.source <> 'marketplace'
        and v.starts_at > ${now} and not exists (select from series_visits sv where sv.visit_id = v.id)
      order by v.starts_at limit 1) as next
  from picked often join clients c on c.id = often.id
  order by c.due_on nulls last, c.id ${clientId ? sql`for update of c` : sql``}`;

export async function findClientName(sql: Sql, accountId: string, id: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select concat_ws(' ', first_name, last_name) as name from clients where id = ${id} and account_id = ${accountId}`;
  return row?.name ?? '';
}
