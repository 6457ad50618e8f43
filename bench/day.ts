import { cpuOf, cpuOfPostgres } from './machine.ts';
import { cookieOf, idOf } from './filled.ts';
import type { Fixture } from './fixture.ts';
import { plainFigure } from './report.ts';
import type { Figure, Section } from './report.ts';

/** As many as an account may have, each with a pet. */
const clients = 30_000;
const visitsToday = 40;
const rounds = 200;

/** The page of a day and the search of the ringing phone, for a shop with a full book. */
export async function measureDay(fixture: Fixture): Promise<Section> {
  await fillBook(fixture, idOf('member 1'));
  const server = await fixture.ours();
  const figures: Figure[] = [];
  for (const [name, path, most] of [
    [`the Day with ${visitsToday} visits`, () => '/api/day', 15],
    [
      'clients by the last four digits',
      (nth: number) => `/api/clients?q=${String(nth * 37).padStart(4, '0')}`,
      20,
    ],
    ['clients by a name', (nth: number) => `/api/clients?q=client${nth}`, 20],
  ] as const) {
    const took: number[] = [];
    let before = { node: 0, postgres: 0 };
    // The first quarter warms up.
    for (let nth = -rounds / 4; nth < rounds; nth++) {
      if (nth === 0) before = { node: cpuOf(server.pid), postgres: cpuOfPostgres(fixture.postmaster) };
      const begun = performance.now();
      const reply = await fetch(server.url + path(Math.abs(nth)), { headers: cookieOf(1) });
      if (!reply.ok) throw new Error(`${path(0)} answered ${reply.status}: ${await reply.text()}`);
      await reply.arrayBuffer();
      if (nth >= 0) took.push(performance.now() - begun);
    }
    const sorted = took.toSorted((one, other) => one - other);
    figures.push(
      plainFigure(`${name}: 95 of 100 within`, sorted[Math.floor(rounds * 0.95)] ?? 0, ' ms', most),
      plainFigure(`${name}: processor time of Node`, (cpuOf(server.pid) - before.node) / rounds, ' ms'),
      plainFigure(
        `${name}: processor time of PostgreSQL`,
        (cpuOfPostgres(fixture.postmaster) - before.postgres) / rounds,
        ' ms',
      ),
    );
  }
  await emptyBook(fixture, idOf('member 1'));
  return {
    title: `A shop with ${clients.toLocaleString('en-US')} clients`,
    explanation: `${rounds} calls one after another, beside the other tables of ${fixture.size.toLocaleString('en-US')}.`,
    figures,
  };
}

async function fillBook({ sql }: Fixture, accountId: string): Promise<void> {
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
  await sql`analyze clients, pets, client_pets, visits, visit_pets`;
}

async function emptyBook({ sql }: Pick<Fixture, 'sql'>, accountId: string): Promise<void> {
  await sql`
    delete from visit_history where visit_id in (select id from visits where provider_id = ${accountId} and source = 'own')`;
  await sql`delete from visit_pets where visit_id in (select id from visits where provider_id = ${accountId} and source = 'own')`;
  await sql`delete from visits where provider_id = ${accountId} and source = 'own'`;
  await sql`delete from clients where account_id = ${accountId}`;
  await sql`delete from pets where managed_by = ${accountId}`;
}
