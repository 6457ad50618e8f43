import type { CheckOuts, ReliefAnimal } from '#contract/relief.ts';
import { petColumns } from '#server/modules/grooming-requests/index.ts';
import { displayName } from '#server/modules/profiles/index.ts';
import type { ReliefPerson } from '#server/modules/staff/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type ReliefShift = ReliefPerson & {
  /** Whether someone works or has worked it. */
  isFilled: boolean;
  startsAt: string;
  endsAt: string;
};

/** Locks a shift with its groomer, and its hours by the clock of the business. */
export async function lockReliefShift(sql: Sql, shiftId: string): Promise<ReliefShift | undefined> {
  const [row] = await sql<ReliefShift[]>`
    select s.business_id as account_id, s.id as shift_id, w.groomer_id is not null as is_filled, s.starts_at, s.ends_at,
      (s.starts_at at time zone zone)::date as day, extract(isodow from s.starts_at at time zone zone)::int as weekday,
      to_char(s.starts_at at time zone zone, 'HH24:MI') as from, to_char(s.ends_at at time zone zone, 'HH24:MI') as to,
      s.pay_percentage as pay_percent, coalesce(case when a.id is not null then ${displayName(sql, 'a', sql`s.business_id`)} end, '') as name
    from shifts s cross join lateral (select zone_of(s.business_id) as zone) z
      left join shift_applications w on w.shift_id = s.id and w.status in ('accepted', 'completed') left join accounts a on a.id = w.groomer_id
    where s.id = ${shiftId} for update of s`;
  return row;
}

export async function findReliefOf(sql: Sql, shiftId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`select id from staff where shift_id = ${shiftId}`;
  return row?.id;
}

/** Finds a filled shift of which someone is the groomer or the owner. */
export async function findSides(sql: Sql, shiftId: string, accountId: string) {
  const [row] = await sql<{ isGroomer: boolean; endsAt: string; timeZone: string }[]>`
    select w.groomer_id = ${accountId} as is_groomer, s.ends_at, s.time_zone
    from shifts s join shift_applications w on w.shift_id = s.id and w.status in ('accepted', 'completed')
    where s.id = ${shiftId} and ${accountId} in (w.groomer_id, s.business_id)`;
  return row;
}

/** More than a groomer can do in a day. */
const mostAnimals = 100;

/** Finds the animals of a shift's groomer: nothing of their people, no price and no note. */
export const findAnimals = (sql: Sql, shiftId: string, now: Date) => sql<ReliefAnimal[]>`
  select v.starts_at, v.ends_at, pet.id, pet.name, pet.species, pet.breed, pet."recognizedBreed", pet.coat, pet.size, pet.age, pet.weight, pet.temperament,
    pet."specialConditions", vp.services, noted.style, noted.handling,
    coalesce((select jsonb_agg(jsonb_build_object('on', bite ->> 'on', 'what', bite ->> 'what') order by bite ->> 'on')
      from jsonb_array_elements(p.bites || filed_bites_of(p.id)) bite), '[]') as incidents
  from staff s join visits v on v.staff_id = s.id and v.cancelled_at is null join visit_pets vp on vp.visit_id = v.id join pets p on p.id = vp.pet_id
    left join client_pets noted on noted.client_id = v.client_id and noted.pet_id = p.id and noted.account_id = v.provider_id
    cross join lateral (select ${petColumns(sql, now, sql`v.time_zone`)}) pet
  where s.shift_id = ${shiftId}
  order by v.starts_at, v.id, vp.place limit ${mostAnimals}`;

/** Adds up what the check-outs of a shift's groomer brought in. A tip for no one by name is theirs. */
export async function sumCheckOuts(sql: Sql, shiftId: string): Promise<CheckOuts> {
  const [row] = await sql<CheckOuts[]>`
    select count(b.id)::int as bills, coalesce(sum(animals.count) filter (where b.id is not null), 0)::int as dogs,
      coalesce(sum(b.subtotal - b.discount), 0)::int as revenue, coalesce(sum(paid.tips), 0)::int as tips,
      (count(*) filter (where open.is))::int as not_checked_out,
      coalesce((array_agg(animals.names order by v.starts_at) filter (where open.is))[:${mostAnimals}], '{}') as pets_not_checked_out
    from staff s join visits v on v.staff_id = s.id left join bills b on b.visit_id = v.id and b.voided_at is null
      cross join lateral (select count(*), string_agg(p.name, ', ' order by vp.place) as names
        from visit_pets vp join pets p on p.id = vp.pet_id where vp.visit_id = v.id) animals
      cross join lateral (select b.id is null and (v.completed_at is not null or v.status = 'checked_in') as is) open
      cross join lateral (select sum(p.tip) as tips from bill_payments p where p.bill_id = b.id and coalesce(p.tip_for, s.name) = s.name) paid
    where s.shift_id = ${shiftId}`;
  return row ?? { bills: 0, dogs: 0, revenue: 0, tips: 0, notCheckedOut: 0, petsNotCheckedOut: [] };
}

type Work = { visits: number; dogs: number; startTime: string | null; endTime: string | null };

/** Finds from when to when, on quarter hours that are still ahead, a person's open visits of a day are, and of how many animals. */
export async function findOpenDay(
  sql: Sql,
  staffId: string,
  { since, until, timeZone, now }: { since: Date; until: Date; timeZone: string; now: Date },
): Promise<Work> {
  const [row] = await sql<Work[]>`
    select count(*)::int as visits, coalesce(sum(animals.count), 0)::int as dogs,
      to_char(greatest(date_bin('15 minutes', min(v.starts_at), 'epoch'),
        date_bin('15 minutes', ${now}::timestamptz, 'epoch') + interval '15 minutes') at time zone ${timeZone}, 'HH24:MI') as start_time,
      to_char(date_bin('15 minutes', max(v.ends_at) + interval '14 minutes 59 seconds', 'epoch') at time zone ${timeZone}, 'HH24:MI') as end_time
    from visits v cross join lateral (select count(*) from visit_pets where visit_id = v.id) animals
    where v.staff_id = ${staffId} and v.status in ('booked', 'checked_in') and v.ends_at > ${now}
      and v.starts_at >= ${since} and v.starts_at < ${until}`;
  return row?.visits ? row : { visits: 0, dogs: 0, startTime: null, endTime: null };
}
