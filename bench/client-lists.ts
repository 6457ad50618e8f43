import { idOf } from './filled.ts';
import type { Fixture } from './fixture.ts';

/** As many as an account may have, each with a pet. */
export const clients = 30_000;
export const visitsToday = 40;
const clientsOfOthers = 5;
/** The shop with the full book, and those who bring in a sheet. */
const kept = [1, 2, 3].map((nth) => idOf(`member ${nth}`));

/** Fills a book with clients and pets, and their first ones with visits of today. */
export async function fillBook({ sql }: Pick<Fixture, 'sql'>, accountId: string): Promise<void> {
  await emptyBook({ sql }, accountId);
  await sql`
    insert into clients (id, account_id, first_name, last_name, phone, phone_digits, source, created_at, changed_at)
    select overlay(overlay(md5('book client ' || n) placing '7' from 13) placing '8' from 17)::uuid, ${accountId}, 'Client' || n, 'Garcia', '512 555 ' || lpad((n % 10000)::text, 4, '0'),
      '512555' || lpad((n % 10000)::text, 4, '0'), 'hand', now(), now() from generate_series(1, ${clients}) n`;
  await sql`
    insert into pets (id, managed_by, name, species, breed, size, special_conditions, temperament, bites, created_at, changed_at)
    select overlay(overlay(md5('book pet ' || n) placing '7' from 13) placing '8' from 17)::uuid, ${accountId}, 'Pet' || n, 'dog', 'Poodle', 'small', '{}', '{}', '[]', now(), now()
    from generate_series(1, ${clients}) n`;
  // The cap of each client takes a lock until commit.
  for (let from = 1; from <= clients; from += 1000)
    await sql`
      insert into client_pets (client_id, pet_id, account_id, usual_services, usual_price, handling, added_at)
      select overlay(overlay(md5('book client ' || n) placing '7' from 13) placing '8' from 17)::uuid, overlay(overlay(md5('book pet ' || n) placing '7' from 13) placing '8' from 17)::uuid, ${accountId}, '{full_groom}', 9500, 'easy', now()
      from generate_series(${from}::int, ${from + 999}::int) n`;
  await sql`
    insert into visits (id, provider_id, provider_as, status, starts_at, ends_at, time_zone, title, services, at_home, list_price, discount, client_id, source)
    select overlay(overlay(md5('book visit ' || n) placing '7' from 13) placing '8' from 17)::uuid, ${accountId}, 'groomer', 'booked', start, start + interval '15 minutes', 'America/Chicago',
      'Pet' || n || ' · Full groom', '{full_groom}', false, 9500, 0, overlay(overlay(md5('book client ' || n) placing '7' from 13) placing '8' from 17)::uuid, 'own'
    from generate_series(1, ${visitsToday}) n
    cross join lateral (select ((now() at time zone 'America/Chicago')::date + time '08:00') at time zone 'America/Chicago' + n * interval '15 minutes' as start) s`;
  await sql`
    insert into visit_pets (visit_id, pet_id, place, services, price)
    select overlay(overlay(md5('book visit ' || n) placing '7' from 13) placing '8' from 17)::uuid, overlay(overlay(md5('book pet ' || n) placing '7' from 13) placing '8' from 17)::uuid, 0, '{full_groom}', 9500 from generate_series(1, ${visitsToday}) n`;
  await sql`
    insert into visit_history (visit_id, at, what, account_id)
    select overlay(overlay(md5('book visit ' || n) placing '7' from 13) placing '8' from 17)::uuid, now(), 'booked', ${accountId} from generate_series(1, ${visitsToday}) n`;
  await sql`vacuum analyze clients, pets, client_pets, visits, visit_pets`;
}

export async function emptyBook({ sql }: Pick<Fixture, 'sql'>, accountId: string): Promise<void> {
  await sql`
    delete from visit_history where visit_id in (select id from visits where provider_id = ${accountId} and source = 'own')`;
  await sql`delete from visit_pets where visit_id in (select id from visits where provider_id = ${accountId} and source = 'own')`;
  await sql`delete from visits where provider_id = ${accountId} and source = 'own'`;
  await sql`delete from client_imports where account_id = ${accountId}`;
  await sql`delete from clients where account_id = ${accountId}`;
  await sql`delete from pets where managed_by = ${accountId}`;
}

/** More providers, each with a small book and a visit today. They stay: one after another is added. */
export async function fillOtherBooks({ sql }: Pick<Fixture, 'sql'>, count: number): Promise<void> {
  for (let done = await countOthers(sql); done < count; done = await countOthers(sql)) {
    await sql`
      with provider as (
        select a.id from accounts a where 'groomer' = any(a.roles) and a.id <> all(${kept}::uuid[])
          and not exists (select from clients c where c.account_id = a.id) order by a.id limit ${Math.min(1000, count - done)}
      ), client as (
        insert into clients (id, account_id, first_name, last_name, phone, phone_digits, source, created_at, changed_at)
        select overlay(overlay(md5('client ' || n || ' of ' || p.id) placing '7' from 13) placing '8' from 17)::uuid, p.id, 'Client' || n, 'Garcia',
          '713 555 ' || lpad(n::text, 4, '0'), '713555' || lpad(n::text, 4, '0'), 'hand', now(), now()
        from provider p, generate_series(1, ${clientsOfOthers}) n returning id, account_id, first_name
      )
      insert into visits (id, provider_id, provider_as, status, starts_at, ends_at, time_zone, title, services, at_home, list_price, discount, client_id, source)
      select overlay(overlay(md5('visit of ' || id) placing '7' from 13) placing '8' from 17)::uuid, account_id, 'groomer', 'booked', start, start + interval '1 hour',
        'America/Chicago', 'Rex · Full groom', '{full_groom}', false, 9500, 0, id, 'own'
      from client cross join lateral (select ((now() at time zone 'America/Chicago')::date + time '12:00') at time zone 'America/Chicago' as start) s
      where first_name = 'Client1'`;
  }
  await sql`vacuum analyze clients, visits`;
}

async function countOthers(sql: Fixture['sql']): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct account_id)::int as count from clients where account_id <> all(${kept}::uuid[])`;
  return row?.count ?? 0;
}

export async function emptyOtherBooks({ sql }: Pick<Fixture, 'sql'>): Promise<void> {
  await sql`delete from visits where source = 'own' and provider_id <> all(${kept}::uuid[])`;
  await sql`delete from clients where account_id <> all(${kept}::uuid[])`;
}
