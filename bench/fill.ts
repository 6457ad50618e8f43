import { declaredTriggers } from '#server/modules.ts';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '#server/platform/database/migrate.ts';
import { readMigrations } from '#server/platform/database/migration-files.ts';
import { milesBetween } from '#server/platform/places/distance.ts';
import { readPlacesTable } from '#server/platform/places/table.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { fillGroomers } from './fill-groomers.ts';
import { fillMessages } from './fill-messages.ts';
import { fillPeople } from './fill-people.ts';
import { fillRequests, petOwners } from './fill-requests.ts';
import { fillTips } from './fill-tips.ts';
import { denseCity, emptyCounty, firstDay } from './filled.ts';
import { settings } from './settings.ts';

const openPart = 0.9;

/**
 * Makes the database of a size where it is missing: as many open shifts, open requests, groomers, messages and ratings of tips.
 * Everything is drawn from one seed. @returns its address
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
    await migrate(target.href, declaredTriggers);
    await fillTables(target.href, size);
    await admin`alter database ${admin(unfinished)} rename to ${admin(name)}`;
    say(`filled ${size} rows of each kind in ${Math.round((performance.now() - begun) / 1000)} s`);
    return url.href;
  } finally {
    await admin.end();
  }
}

/** Changes with the migrations, these files and the number of ratings. The database is then made again. */
async function version(): Promise<string> {
  const hash = createHash('sha256').update(String(settings.ratings));
  for (const name of readdirSync(import.meta.dirname).toSorted())
    if (name.startsWith('fill')) hash.update(readFileSync(path.join(import.meta.dirname, name)));
  for (const { checksum } of await readMigrations()) hash.update(checksum);
  return hash.digest('hex').slice(0, 10);
}

export async function fillTables(url: string, size: number): Promise<void> {
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
    await fillGroomers(sql, size, denseZips);
    const all = Math.round(size / openPart);
    const indexes = await sql<{ name: string; definition: string }[]>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('shifts', 'grooming_requests') and not indexname like '%_pkey'`;
    for (const { name } of indexes) await sql`drop index ${sql(name)}`;
    await fillShifts(sql, { open: size, all, businesses });
    await fillRequests(sql, { open: size, all, denseZips });
    await fillMessages(sql, size);
    await fillTips(sql, { ratings: Math.max(size, settings.ratings), owners: petOwners(all) });
    for (const { definition } of indexes) await sql.unsafe(definition);
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

/** Triggers whose work is done here once for all rows, and the one that counts rows without an index. */
const triggersOff = ['shifts_note', 'shifts_keep_spot', 'shifts_set_listed', 'shifts_cap'];

/** Nine of ten are open; the others were completed long ago. */
async function fillShifts(
  sql: Sql,
  { open, all, businesses }: { open: number; all: number; businesses: number },
): Promise<void> {
  for (const name of triggersOff) await sql`alter table shifts disable trigger ${sql(name)}`;
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
  for (const name of triggersOff) await sql`alter table shifts enable trigger ${sql(name)}`;
  await sql`insert into shift_spots (lat, lon) select distinct lat, lon from shifts on conflict do nothing`;
}
