import type { Sql } from '#server/platform/database/sql.ts';

/** One of so many groomers works in the dense city. */
const densePart = 50;

/** Triggers whose work is done here once for all rows. */
const triggersOff = [
  'groomer_profiles_note',
  'groomer_profiles_keep_searched',
  'groomer_profiles_set_listed',
];
const searchedOff = [
  'searched_people_keep_spot',
  'searched_people_set_prices_and_checks',
  'searched_people_note_listed',
  'searched_people_keep_name_words',
];

/** Listed groomers with names, facts and ratings of their own. */
export async function fillGroomers(sql: Sql, groomers: number, denseZips: number): Promise<void> {
  await sql`
    create temp table names as select i, floor(random() * 60)::int as reviews, initcap((array['ana','ben','cleo','dora','eli','fay','gus','hana','ivo','june'])[1 + i % 10]) as first,
        initcap((array['ba','ka','lo','mi','na','or','pe','ra','su','ve','wi','yo'])[1 + floor(random() * 12)::int]
          || (array['ker','lan','mar','nel','ros','sen','ton','vic','wel','zar'])[1 + floor(random() * 10)::int]
          || (array['a','bert','do','ello','field','gren','hart','ich','kov','man'])[1 + floor(random() * 10)::int]
          || (array['','er','ez','ic','low','ov','s','son'])[1 + floor(random() * 8)::int]) as last
      from generate_series(0, ${groomers - 1}) i`;
  await sql`
    insert into accounts (id, email, password_hash, first_name, last_name, roles, terms_version, privacy_version, agreed_at, created_at)
    select pg_temp.id_of('groomer ' || i), 'listed' || i || '@bench.example', '-', first, last, '{groomer}', '1', '1', now(), now()
    from names`;
  for (const name of triggersOff) await sql`alter table groomer_profiles disable trigger ${sql(name)}`;
  await sql`
    insert into groomer_profiles (account_id, title, address, city, state, zip, lat, lon, time_zone, years_experience,
      specializations, services, species, service_type, listed, created_at, updated_at)
    select pg_temp.id_of('groomer ' || i), 'Salon groomer', z.zip, z.city, z.state, z.zip, z.lat, z.lon, z.time_zone, i % 30,
      '{Doodles,Hand scissoring}', case when i % 3 = 0 then '{full_groom,nail_trim}'::text[] else '{full_groom}'::text[] end,
      case when i % 4 = 0 then '{dog,cat}'::text[] else '{dog}'::text[] end, (array['mobile', 'salon', 'both'])[1 + i % 3], true,
      timestamptz '2026-11-20' - random() * interval '900 days', now()
    from (
      select i, floor(case when i % ${densePart} = 0 then random() * ${denseZips}
        else ${denseZips} + random() * ((select count(*) from zips) - ${denseZips}) end)::int as number from names
    ) g join zips z using (number)`;
  for (const name of triggersOff) await sql`alter table groomer_profiles enable trigger ${sql(name)}`;
  for (const name of searchedOff) await sql`alter table searched_people disable trigger ${sql(name)}`;
  await sql`
    insert into searched_people (id, role, name, lat, lon, time_zone, travel_miles, at_once, works, species, tags, services,
      about, honors_premium, experience, shift_reviews, shift_stars, visit_reviews, visit_stars, joined_at)
    select pg_temp.id_of('groomer ' || i), 'groomer', first || ' ' || last, p.lat, p.lon, p.time_zone, p.preferred_radius, 1,
      case p.service_type when 'both' then '{salon,mobile}'::text[] else array[p.service_type] end, p.species, to_tags(p.specializations),
      replace(plain_text(p.services), '_', ' '), p.title || ' ' || p.city, i % 5 = 0, p.years_experience,
      reviews, floor(reviews * (3.5 + 1.5 * random())), reviews, floor(reviews * (3.5 + 1.5 * random())), p.created_at
    from names join groomer_profiles p on p.account_id = pg_temp.id_of('groomer ' || i)`;
  for (const name of searchedOff) await sql`alter table searched_people enable trigger ${sql(name)}`;
  await sql`insert into people_spots (lat, lon) select distinct lat, lon from searched_people on conflict do nothing`;
  await sql`
    insert into name_words select distinct unnest(tsvector_to_array(name_words)) from searched_people on conflict do nothing`;
  // Saved searches do not announce those who were listed at the beginning.
  await sql`truncate people_changes`;
}
