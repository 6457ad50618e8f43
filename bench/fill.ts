import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, readMigrations } from '#server/platform/database/migrate.ts';
import { milesBetween } from '#server/platform/places/distance.ts';
import { readPlacesTable } from '#server/platform/places/table.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { denseCity, emptyCounty } from './places.ts';
import { fillMessages } from './fill-messages.ts';
import { fillRequests } from './fill-requests.ts';

/** Shifts begin on the sixty days from here: far enough ahead to be open whenever this runs. */
export const firstDay = '2031-01-01';
export const members = 1000;
/** The id of somebody in these tables, as the database makes it. */
export const idOf = (name: string) =>
  createHash('md5')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-8$4-$5');
export const tokenOf = (member: number) => `bench-member-${member}`;

/** What the careful engineer of plain-sql.ts adds to these tables. */
const gistIndexes = ['shifts', 'grooming_requests'].map(
  (table) =>
    `create index bench_points_of_${table} on ${table} using gist (point_on_earth(lat, lon)) where status = 'posted'`,
);

const densePart = 50;
const openPart = 0.9;

/**
 * The database with so many shifts and as many requests that are open, and as many messages, made where it is missing:
 * the same every time, since everything is drawn from one seed. @returns its address
 */
export async function fill(serverUrl: string, size: number, say: (line: string) => void): Promise<string> {
  const name = `bench_${size}_${await version()}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const admin = connect(serverUrl, { max: 1 });
  try {
    const [found] = await admin`select from pg_database where datname = ${name}`;
    if (found) return url.href;
    const stale = await admin<{ name: string }[]>`
      select datname as name from pg_database where starts_with(datname, ${`bench_${size}_`})`;
    for (const old of stale) await admin`drop database ${admin(old.name)} with (force)`;
    const begun = performance.now();
    const unfinished = `unfinished_${name}`;
    await admin`drop database if exists ${admin(unfinished)} with (force)`;
    await admin`create database ${admin(unfinished)}`;
    const target = new URL(url);
    target.pathname = `/${unfinished}`;
    await migrate(target.href);
    await fillTables(target.href, size);
    await admin`alter database ${admin(unfinished)} rename to ${admin(name)}`;
    say(
      `filled ${size.toLocaleString('en-US')} shifts, requests and messages in ${Math.round((performance.now() - begun) / 1000)} s`,
    );
    return url.href;
  } finally {
    await admin.end();
  }
}

/** Changes when the tables change or what makes them: then the database is made anew. */
async function version(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['fill.ts', 'fill-messages.ts', 'fill-requests.ts', 'places.ts'])
    hash.update(readFileSync(path.join(import.meta.dirname, name)));
  for (const { checksum } of await readMigrations()) hash.update(checksum);
  return hash.digest('hex').slice(0, 10);
}

async function fillTables(url: string, size: number): Promise<void> {
  const sql = connect(url, { max: 1 });
  try {
    await sql`select set_config('synchronous_commit', 'off', false), set_config('maintenance_work_mem', '512MB', false)`;
    await sql`select setseed(0.42)`;
    await sql`
      create function pg_temp.id_of(name text) returns uuid language sql immutable
        return (substr(md5(name), 1, 12) || '7' || substr(md5(name), 14, 3) || '8' || substr(md5(name), 18))::uuid`;
    const denseZips = await fillZips(sql);
    const businesses = Math.max(500, size / 50);
    await fillPeople(sql, businesses, denseZips);
    const all = Math.round(size / openPart);
    const indexes = await sql<{ name: string; definition: string }[]>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('shifts', 'grooming_requests') and not indexname like '%_pkey'`;
    for (const { name } of indexes) await sql`drop index ${sql(name)}`;
    await fillShifts(sql, { open: size, all, businesses });
    await fillRequests(sql, { open: size, all, denseZips, firstDay });
    await fillMessages(sql, { all: size, members });
    for (const { definition } of indexes) await sql.unsafe(definition);
    for (const definition of gistIndexes) await sql.unsafe(definition);
    await sql`vacuum analyze`;
  } finally {
    await sql.end();
  }
}

/** Numbers the points of the gazetteer, those of the dense city first. @returns how many these are */
async function fillZips(sql: Sql): Promise<number> {
  const table = readPlacesTable();
  const places = table.rowsOfZips('').map((row) => table.place(row));
  const dense = places.filter((place) => milesBetween(place, denseCity) < 25);
  const others = places.filter(
    (place) => milesBetween(place, denseCity) > 60 && milesBetween(place, emptyCounty) > 40,
  );
  const all = [...dense, ...others];
  await sql`
    create temp table zips as select * from unnest(
      ${all.map((_, index) => index)}::int[], ${all.map(({ zip }) => zip)}::text[],
      ${all.map(({ city }) => city)}::text[], ${all.map(({ state }) => state)}::text[],
      ${all.map(({ lat }) => lat)}::float8[], ${all.map(({ lon }) => lon)}::float8[],
      ${all.map(({ timeZone }) => timeZone)}::text[]
    ) as zip (number, zip, city, state, lat, lon, time_zone)`;
  return dense.length;
}

/** Businesses with ratings, and members of the dense city who are signed in. */
async function fillPeople(sql: Sql, businesses: number, denseZips: number): Promise<void> {
  const account = sql`id, email, password_hash, first_name, last_name, roles, terms_version, privacy_version, agreed_at, created_at`;
  await sql`
    insert into accounts (${account})
    select pg_temp.id_of('business ' || i), 'owner' || i || '@bench.example', '-', 'Renee', 'Castillo', '{owner}', '1', '1', now(), now()
    from generate_series(0, ${businesses - 1}) i`;
  await sql`
    insert into memberships (id, account_id, kind, plan, status, started_at, paid_until, minimum_until, access_until, created_at)
    select gen_random_uuid(), pg_temp.id_of('business ' || i), 'access', 'annual', 'active', '2026-01-01', '2036-01-01', '2027-01-01', '2036-01-01', '2026-01-01'
    from generate_series(0, ${businesses - 1}) i`;
  await sql`
    insert into business_profiles (account_id, business_name, business_type, services, operating_hours, description,
      address, city, state, zip, lat, lon, time_zone, created_at, updated_at)
    select pg_temp.id_of('business ' || i), 'Shoal Creek Pet Spa ' || i, case when i % 4 = 0 then 'mobile' else 'salon' end,
      '{Full groom,Bath and brush,Nail trim}', 'Tue–Sat 8:00–17:00', 'A calm salon with four tables.',
      100 + i % 9000 || ' Main St, ' || z.city || ', ' || z.state || ' ' || z.zip, z.city, z.state, z.zip, z.lat, z.lon, z.time_zone, now(), now()
    from (
      select i, floor(case when i % ${densePart} = 0 then random() * ${denseZips}
        else ${denseZips} + random() * ((select count(*) from zips) - ${denseZips}) end)::int as number
      from generate_series(0, ${businesses - 1}) i
    ) b join zips z using (number)`;
  await sql`
    insert into ratings (account_id, as_role, count, total)
    select account_id, 'business', reviews, floor(reviews * (3.5 + 1.5 * random()))
    from (select account_id, 1 + floor(random() * 60)::int as reviews from business_profiles where random() < 0.6) r`;
  await sql`
    insert into accounts (${account})
    select pg_temp.id_of('member ' || i), 'groomer' || i || '@bench.example', '-', 'Maya', 'Ortiz', '{groomer}', '1', '1', now(), now()
    from generate_series(0, ${members - 1}) i`;
  await sql`
    insert into groomer_profiles (account_id, title, address, city, state, zip, lat, lon, time_zone, created_at, updated_at)
    select pg_temp.id_of('member ' || i), 'Salon groomer', ${denseCity.zip}, 'Houston', 'TX', ${denseCity.zip}, ${denseCity.lat},
      ${denseCity.lon}, 'America/Chicago', now(), now() from generate_series(0, ${members - 1}) i`;
  await sql`
    insert into memberships (id, account_id, kind, plan, status, started_at, paid_until, minimum_until, access_until, created_at)
    select gen_random_uuid(), pg_temp.id_of('member ' || i), 'access', 'annual', 'active', '2026-01-01', '2036-01-01', '2027-01-01', '2036-01-01', '2026-01-01'
    from generate_series(0, ${members - 1}) i`;
  await sql`
    insert into sessions (token_hash, account_id, created_at, expires_at)
    select sha256(convert_to('bench-member-' || i, 'UTF8')), pg_temp.id_of('member ' || i), '2026-01-01', '2036-01-01'
    from generate_series(0, ${members - 1}) i`;
}

/** Triggers that do row by row what is done here once. */
const untold = ['shifts_note', 'shifts_keep_spot', 'shifts_set_listed'];

/** Nine of ten are open; the others were completed long ago. */
async function fillShifts(
  sql: Sql,
  { open, all, businesses }: { open: number; all: number; businesses: number },
): Promise<void> {
  for (const name of untold) await sql`alter table shifts disable trigger ${sql(name)}`;
  await sql`
    insert into shifts (id, business_id, status, title, description, starts_at, ends_at, day, start_time, end_time, time_zone,
      dog_count, pay_percentage, estimated_pay_min, estimated_pay_max, requirements, bonus_info, bonus_amount, business_type,
      address, city, state, lat, lon, application_count, posted_at, listed)
    select
      (lpad(to_hex((extract(epoch from posted_at) * 1000)::bigint), 12, '0') || '7' || substr(md5('shift ' || i), 1, 3) || '8' || substr(md5('shift ' || i), 4, 15))::uuid,
      account_id, case when is_open then 'posted' else 'completed' end, (array['Full-groom day', 'Bath and brush Saturday', 'Hand-strip terriers', 'Cats, quiet room'])[1 + i % 4],
      repeat('Doodles and terriers, a calm table by the window. ', 1 + i % 5), starts_at, starts_at + length, (starts_at at time zone time_zone)::date,
      to_char(starts_at at time zone time_zone, 'HH24:MI'), to_char((starts_at + length) at time zone time_zone, 'HH24:MI'), time_zone,
      dogs, 35 + 5 * (i % 6), least_pay, least_pay + 60, '{Own tools,Two years of experience,Good with seniors}',
      case when i % 3 = 0 then '$25 for a perfect day' end, case when i % 3 = 0 then 2500 end, business_type,
      address, city, state, lat, lon, i % 7, posted_at, true
    from (
      select i, pg_temp.id_of('business ' || i % ${businesses}) as account_id, n.is_open,
        timestamptz '2026-11-20' - random() * interval '60 days' as posted_at,
        case when n.is_open then ${firstDay}::timestamptz else timestamptz '2026-01-01' end
          + floor(random() * 60) * interval '1 day' + (13 + floor(random() * 6)) * interval '1 hour' as starts_at,
        (4 + floor(random() * 5)) * interval '1 hour' as length, 1 + floor(random() * 12)::int as dogs,
        case when random() < 0.8 then 100 + floor(random() * 250)::int end as least_pay
      from generate_series(0, ${all - 1}) i, lateral (select i >= ${all - open} as is_open) n
    ) n join business_profiles b using (account_id)`;
  for (const name of untold) await sql`alter table shifts enable trigger ${sql(name)}`;
  await sql`insert into shift_spots (lat, lon) select distinct lat, lon from shifts on conflict do nothing`;
}
