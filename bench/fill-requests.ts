import type { Sql } from '#server/platform/database/sql.ts';
import { fillMemberships, fillSessions } from './fill-people.ts';
import { firstDay, members } from './filled.ts';

/** Requests of each pet owner, who has one pet. */
const requestsEach = 5;
/** How many pet owners there are: the signed-in ones and others. */
export const petOwners = (requests: number) => Math.max(members + 100, Math.ceil(requests / requestsEach));
/** Of a hundred requests, how many are a Premium member's. */
const premiumPercentOfAll = 3;

/**
 * Open requests, and completed ones, at the points of the table `zips`. Two of a hundred lie in the dense city. Runs after
 * the people are made.
 */
export async function fillRequests(
  sql: Sql,
  { open, all, denseZips }: { open: number; all: number; denseZips: number },
): Promise<void> {
  const owners = petOwners(all);
  await sql`
    insert into accounts (id, email, password_hash, first_name, last_name, roles, terms_version, privacy_version, agreed_at, created_at)
    select pg_temp.id_of('pet owner ' || i), 'parent' || i || '@bench.example', '-', 'Jordan', 'Ellis', '{pet_owner}', '1', '1', now(), now()
    from generate_series(0, ${owners - 1}) i`;
  await fillMemberships(sql, 'pet owner', members);
  await fillSessions(sql, 'pet owner');
  await sql`
    insert into pets (id, owner_id, name, species, breed, coat, birth_date, weight, size, special_conditions, created_at,
      changed_at)
    select pg_temp.id_of('pet ' || i), pg_temp.id_of('pet owner ' || i), (array['Bella', 'Otto', 'Miso', 'Tank', 'Juniper'])[1 + i % 5],
      case when i % 20 = 0 then 'cat' else 'dog' end,
      (array['Goldendoodle', 'Miniature Schnauzer', 'Shih Tzu', 'Great Dane', 'Labrador Retriever', 'Poodle'])[1 + i % 6],
      'curly', '2022-01-01', 30, (array['small', 'medium', 'large', 'extra_large'])[1 + i / 7 % 4], '{Sensitive skin}', now(), now()
    from generate_series(0, ${owners - 1}) i`;
  await sql`
    insert into ratings (account_id, as_role, engagement_type, count, total)
    select pg_temp.id_of('pet owner ' || i), 'pet_owner', 'visit', 1 + i % 9, 4 * (1 + i % 9) from generate_series(0, ${owners - 1}, 2) i`;
  await sql`alter table grooming_requests disable trigger user`;
  await sql`
    insert into grooming_requests (id, owner_id, status, title, description, services, estimated_budget, urgency,
      preferred_date, day_window, address, city, state, zip, lat, lon, time_zone, premium_percent, posted_at, expires_at,
      pet_sizes, pet_species, pet_words, listed)
    select
      (lpad(to_hex((extract(epoch from posted_at) * 1000)::bigint), 12, '0') || '7' || substr(md5('request ' || i), 1, 3) || '8' || substr(md5('request ' || i), 4, 15))::uuid,
      p.owner_id, case when i >= ${all - open} then 'posted' else 'completed' end,
      (array['Full groom and demat', 'Bath before the holidays', 'Nails only', 'Deshedding'])[1 + i % 4],
      repeat('Calm in a quiet room, dislikes the dryer. ', 1 + i % 4),
      case i % 5 when 0 then '{full_groom,demat}' when 1 then '{bath_brush}' when 2 then '{nail_trim,ear_clean}'
        when 3 then '{full_groom}' else '{deshed,nail_grind}' end::text[],
      budget, urgency, day, (array['morning', 'midday', 'afternoon', 'any'])[1 + i % 4],
      100 + i % 9000 || ' Main St', city, state, zip, lat, lon, time_zone, premium, posted_at, timestamptz '2035-01-01',
      array[p.size], array[p.species], p.name || ' ' || p.breed, true
    from (
      select i, floor(case when i % 50 = 0 then random() * ${denseZips}
          else ${denseZips} + random() * ((select count(*) from zips) - ${denseZips}) end)::int as number,
        case when random() < 0.8 then 30 + floor(random() * 200)::int end as budget,
        (array['low', 'normal', 'normal', 'high', 'urgent'])[1 + floor(random() * 5)::int] as urgency,
        case when random() < 0.7 then ${firstDay}::date + floor(random() * 60)::int end as day,
        case when random() * 100 < ${premiumPercentOfAll} then 15 else 0 end as premium,
        timestamptz '2026-11-20' - random() * interval '30 days' as posted_at
      from generate_series(0, ${all - 1}) i
    ) n join zips z using (number) join pets p on p.id = pg_temp.id_of('pet ' || i / ${requestsEach})`;
  await sql`alter table grooming_requests enable trigger user`;
  await sql`
    insert into requested_pets (request_id, pet_id, place)
    select r.id, p.id, 0 from grooming_requests r join pets p on p.owner_id = r.owner_id`;
  await sql`insert into request_spots (lat, lon) select distinct lat, lon from grooming_requests on conflict do nothing`;
}
