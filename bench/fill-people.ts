import type { Sql } from '#server/platform/database/sql.ts';
import { denseCity, members } from './filled.ts';

/** One of so many businesses lies in the dense city. */
const densePart = 50;

const account = (sql: Sql) =>
  sql`id, email, password_hash, first_name, last_name, roles, terms_version, privacy_version, agreed_at, created_at`;

/** Businesses with ratings, and signed-in groomers of the dense city. */
export async function fillPeople(sql: Sql, businesses: number, denseZips: number): Promise<void> {
  await sql`
    insert into accounts (${account(sql)})
    select pg_temp.id_of('business ' || i), 'owner' || i || '@bench.example', '-', 'Renee', 'Castillo', '{owner}', '1', '1', now(), now()
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
    insert into ratings (account_id, as_role, engagement_type, count, total)
    select account_id, 'business', 'shift', reviews, floor(reviews * (3.5 + 1.5 * random()))
    from (select account_id, 1 + floor(random() * 60)::int as reviews from business_profiles where random() < 0.6) r`;
  await sql`
    insert into accounts (${account(sql)})
    select pg_temp.id_of('member ' || i), 'groomer' || i || '@bench.example', '-', 'Maya', 'Ortiz', '{groomer}', '1', '1', now(), now()
    from generate_series(0, ${members - 1}) i`;
  await sql`
    insert into groomer_profiles (account_id, title, address, city, state, zip, lat, lon, time_zone, created_at, updated_at)
    select pg_temp.id_of('member ' || i), 'Salon groomer', ${denseCity.zip}, 'Houston', 'TX', ${denseCity.zip}, ${denseCity.lat},
      ${denseCity.lon}, 'America/Chicago', now(), now() from generate_series(0, ${members - 1}) i`;
  await fillMemberships(sql, 'business', businesses);
  await fillMemberships(sql, 'member', members);
  await fillSessions(sql, 'member');
}

/** Access for the first accounts of a kind. */
export const fillMemberships = (sql: Sql, kind: string, count: number) => sql`
  insert into memberships (id, account_id, kind, plan, status, started_at, paid_until, minimum_until, access_until, created_at)
  select gen_random_uuid(), pg_temp.id_of(${`${kind} `} || i), 'access', 'annual', 'active', '2026-01-01', '2036-01-01', '2027-01-01', '2036-01-01', '2026-01-01'
  from generate_series(0, ${count - 1}) i`;

/** The sessions whose cookies `cookieOf` builds. */
export const fillSessions = (sql: Sql, kind: string) => sql`
  insert into sessions (id, token_hash, account_id, device, created_at, expires_at, last_seen_at)
  select gen_random_uuid(), sha256(convert_to(${`bench-${kind.replaceAll(' ', '-')}-`} || i, 'UTF8')), pg_temp.id_of(${`${kind} `} || i), 'Bench',
    '2026-01-01', '2036-01-01', now()
  from generate_series(0, ${members - 1}) i`;
