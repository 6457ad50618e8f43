import { mostStaff } from '#contract/staff/staff.ts';
import type { StaffColor, StaffRole } from '#contract/staff/staff.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export type House = {
  /** Whether animals are brought and stay. */
  isSalon: boolean;
  /** The subjects of the calendar that stand for all tables, and for the house. */
  tablesId: string;
  houseId: string;
  tables: number | null;
  petsInHouse: number | null;
  petsInHouseIsOwn: boolean;
};

/** Finds what a business has room for. */
export async function findHouse(sql: Sql, accountId: string): Promise<House> {
  const [row] = await sql<House[]>`
    select is_salon(a.id) as is_salon, subject_of(a.id, 'business') as tables_id, house_of(a.id) as house_id, b.tables,
      house_limit_of(a.id) as pets_in_house, exists (select from house_limits where account_id = a.id) as pets_in_house_is_own
    from accounts a left join business_profiles b on b.account_id = a.id where a.id = ${accountId}`;
  if (!row) throw new Error('There is no such account');
  return row;
}

export type Worker = {
  id: string;
  name: string;
  role: StaffRole;
  color: StaffColor;
  atOnce: number;
  fromDay: string;
  toDay: string | null;
};

/** Finds a person of a business, who may have left. */
export async function findWorker(sql: Sql, accountId: string, id: string): Promise<Worker | undefined> {
  const [row] = await sql<Worker[]>`
    select id, name, role, color, at_once, from_day, to_day from staff where id = ${id} and account_id = ${accountId}`;
  return row;
}

export type WorkerOfDay = Pick<Worker, 'id' | 'name' | 'role' | 'color' | 'atOnce'> & {
  shiftId: string | null;
  works: { startsAt: string; endsAt: string }[];
};

/** At most `mostStaff` people and relief groomers work on one day; a longer list is no real one. */
const mostAtWork = mostStaff + 20;

/** Finds who may be booked on a day of the business's place, and when they work then. */
export const findWorkers = (sql: Sql, accountId: string, day: string) => sql<WorkerOfDay[]>`
  select id, name, role, color, at_once, shift_id,
    coalesce((select json_agg(json_build_object('startsAt', lower(each), 'endsAt', upper(each)) order by each)
      from unnest(staff_work_times(id, ${day})) each), '[]') as works
  from staff where account_id = ${accountId} and role <> 'front_desk' and from_day <= ${day} and coalesce(to_day, ${day}) >= ${day}
  order by created_at, id limit ${mostAtWork}`;

/** Finds who may be booked on some day of a range, with the days of their first and last work. */
export const findPeopleWithin = (
  sql: Sql,
  accountId: string,
  { from, until }: { from: string; until: string },
) => sql<Pick<Worker, 'id' | 'role' | 'fromDay' | 'toDay'>[]>`
  select id, role, from_day, to_day from staff
  where account_id = ${accountId} and role <> 'front_desk' and from_day < ${until} and coalesce(to_day, ${from}) >= ${from}
  order by created_at, id`;

/** Whether a person works during all of a time: within their hours, and not off. */
export async function isAtWork(
  sql: Sql,
  { id, from, to, timeZone }: { id: string; from: string; to: string; timeZone: string },
): Promise<boolean> {
  const [row] = await sql<{ works: boolean }[]>`
    select tstzrange(${from}::timestamptz, ${to}::timestamptz) <@ range_agg(each) as works
    from generate_series((${from}::timestamptz at time zone ${timeZone})::date, (${to}::timestamptz at time zone ${timeZone})::date, interval '1 day') day,
      lateral unnest(staff_work_times(${id}, day::date)) each`;
  return row?.works ?? false;
}

type Wanted = {
  accountId: string;
  staffId: string | undefined;
  from: string;
  days: number;
  minutes: number;
  pets: number;
  since: Date;
  /** Of so many people of each day, those who came first. */
  mostPeople?: number;
};

type FreeTime = { staff: { id: string; name: string }; startsAt: string; endsAt: string };

/** Finds when people of a salon, a table and the house are free for so long, in order. */
export const findStaffFreeTimes = (
  sql: Sql,
  { accountId, staffId, from, days, minutes, pets, since, mostPeople = mostAtWork }: Wanted,
  { tablesId, houseId, isSalon, tables, petsInHouse }: House,
) => sql<FreeTime[]>`
  select json_build_object('id', s.id, 'name', s.name) as staff, lower(free) as starts_at, upper(free) as ends_at
  from (select day::date, tstzrange(day at time zone zone, (day + interval '1 day') at time zone zone) as span
      from (select zone_of(${accountId}) as zone) z, generate_series(${from}::date::timestamp, ${from}::date::timestamp + make_interval(days => ${days - 1}), interval '1 day') day) each
    cross join lateral (select busy_times(${tablesId}, span, ${tables}::int) as tables,
      case when ${isSalon} then busy_times(${houseId}, span, ${Math.max(1, (petsInHouse ?? 1) - pets + 1)}::int) else '{}'::tstzmultirange end as house) taken
    cross join lateral (select * from staff where account_id = ${accountId} and role <> 'front_desk'
      and (${staffId ?? null}::uuid is null or id = ${staffId ?? null}::uuid)
      and from_day <= each.day and coalesce(to_day, each.day) >= each.day order by created_at, id limit ${mostPeople}) s
    cross join lateral unnest((staff_work_times(s.id, each.day) - busy_times(s.id, span, s.at_once)
      - case when s.role = 'bather' then '{}'::tstzmultirange else taken.tables end - taken.house) * tstzmultirange(tstzrange(${since}, null))) free
  where upper(free) - lower(free) >= make_interval(mins => ${minutes})
  order by lower(free), s.created_at, s.id`;
