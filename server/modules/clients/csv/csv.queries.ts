import type { Handling } from '#contract/clients/client-pets.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type CsvRow = {
  id: string;
  firstName: string;
  lastName: string | null;
  phone: string | null;
  phone2: string | null;
  email: string | null;
  address: string | null;
  directions: string | null;
  notes: string | null;
  contactBy: string;
  doNotBook: boolean;
  doNotBookReason: string | null;
  source: string;
  archived: boolean;
  pet: string | null;
  species: string | null;
  breed: string | null;
  weight: number | null;
  birthDate: string | null;
  petNotes: string | null;
  style: string | null;
  handling: Handling | null;
  privateNotes: string | null;
  usualServices: string[] | null;
  usualPrice: number | null;
  usualMinutes: number | null;
  everyWeeks: number | null;
  lastGroomedOn: string | null;
  dueOn: string | null;
  diedOn: string | null;
  incidents: string | null;
};

/** The pets of the next clients in the order of ids. Facts of pets that their owners keep are left out. */
export const findCsvRows = (sql: Sql, accountId: string, after: string | undefined, limit: number) => sql<
  CsvRow[]
>`
  with page as (
    select * from clients where account_id = ${accountId} and merged_into is null and erased_at is null
      and (${after ?? null}::uuid is null or id > ${after ?? null}::uuid)
    order by id limit ${limit}
  )
  select c.id, c.first_name, c.last_name, c.phone, c.phone2, c.email, c.address, c.directions, c.notes, c.contact_by,
    c.do_not_book_at is not null as do_not_book, c.do_not_book_reason, c.source, c.archived_at is not null as archived,
    p.name as pet, p.species, p.breed, p.weight,
    case when p.managed_by is not null then p.birth_date end as birth_date,
    case when p.managed_by is not null then p.grooming_notes end as pet_notes,
    cp.style, cp.handling, cp.private_notes, cp.usual_services, cp.usual_price, cp.usual_minutes, cp.every_weeks,
    (p.last_groomed_at at time zone z.zone)::date as last_groomed_on,
    case when p.died_on is null and cp.archived_at is null then client_due_on(p.last_groomed_at, weeks_between(cp, p), z.zone) end as due_on,
    p.died_on,
    (select string_agg(i.happened_on || ' ' || i.kind || ': ' || i.what, '; ' order by i.filed_at) from incidents i
      where i.pet_id = p.id and (i.account_id = ${accountId} or i.kind = 'bite' and p.managed_by is not null)) as incidents
  from page c cross join (select zone_of(${accountId}) as zone) z
    left join client_pets cp on cp.client_id = c.id left join pets p on p.id = cp.pet_id
  order by c.id, cp.added_at, cp.pet_id`;
