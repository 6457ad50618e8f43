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
  const [house] = await findHousesOf(sql, [accountId]);
  if (!house) throw new Error('There is no such account');
  return house;
}

/** Finds what several businesses have room for. */
export const findHousesOf = (sql: Sql, accountIds: readonly string[]) => sql<
  (House & { accountId: string })[]
>`
    select a.id as account_id, is_salon(a.id) as is_salon, subject_of(a.id, 'business') as tables_id, house_of(a.id) as house_id, b.tables,
      house_limit_of(a.id) as pets_in_house, exists (select from house_limits where account_id = a.id) as pets_in_house_is_own
    from accounts a left join business_profiles b on b.account_id = a.id where a.id = any(${[...accountIds]}::uuid[])`;

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
export const findPeopleWithin = (sql: Sql, accountId: string, range: { from: string; until: string }) =>
  findPeopleWithinOf(sql, [{ accountId, ...range }]);

type Range = { accountId: string; from: string; until: string };

/** Finds who may be booked at several businesses on some day of a range. */
export const findPeopleWithinOf = (sql: Sql, ranges: readonly Range[]) => sql<
  (Pick<Worker, 'id' | 'role' | 'fromDay' | 'toDay'> & { accountId: string })[]
>`
  select s.account_id, s.id, s.role, s.from_day, s.to_day
  from jsonb_to_recordset(${JSON.stringify(ranges)}::text::jsonb) w ("accountId" uuid, "from" date, until date)
    join staff s on s.account_id = w."accountId"
  where s.role <> 'front_desk' and s.from_day < w.until and coalesce(s.to_day, w."from") >= w."from"
  order by s.created_at, s.id`;

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

type FreeTime = { accountId: string; staff: { id: string; name: string }; startsAt: string; endsAt: string };

/** Finds when people of a salon, a table and the house are free for so long, in order. */
export const findStaffFreeTimes = (sql: Sql, wanted: Wanted, house: House) =>
  findStaffFreeTimesOf(sql, [{ ...wanted, ...house }]);

/** Finds when people of several businesses are free. */
export const findStaffFreeTimesOf = (sql: Sql, wanted: readonly (Wanted & House)[]) => sql<FreeTime[]>`
  select w."accountId" as account_id, json_build_object('id', s.id, 'name', s.name) as staff, lower(free) as starts_at, upper(free) as ends_at
  from jsonb_to_recordset(${JSON.stringify(
    wanted.map(({ mostPeople = mostAtWork, petsInHouse, pets, ...each }) => ({
      ...each,
      mostPeople,
      houseLimit: Math.max(1, (petsInHouse ?? 1) - pets + 1),
    })),
  )}::text::jsonb)
      w ("accountId" uuid, "staffId" uuid, "from" date, days int, minutes int, since timestamptz, "mostPeople" int,
        "tablesId" uuid, "houseId" uuid, "isSalon" boolean, tables int, "houseLimit" int)
    cross join lateral (select day::date, tstzrange(day at time zone zone, (day + interval '1 day') at time zone zone) as span
      from (select zone_of(w."accountId") as zone) z,
        generate_series(w."from"::timestamp, w."from"::timestamp + make_interval(days => w.days - 1), interval '1 day') day) each
    cross join lateral (select busy_times(w."tablesId", span, w.tables) as tables,
      case when w."isSalon" then busy_times(w."houseId", span, w."houseLimit") else '{}'::tstzmultirange end as house) taken
    cross join lateral (select * from staff where account_id = w."accountId" and role <> 'front_desk'
      and (w."staffId" is null or id = w."staffId")
      and from_day <= each.day and coalesce(to_day, each.day) >= each.day order by created_at, id limit w."mostPeople") s
    cross join lateral unnest((staff_work_times(s.id, each.day) - busy_times(s.id, span, s.at_once)
      - case when s.role = 'bather' then '{}'::tstzmultirange else taken.tables end - taken.house) * tstzmultirange(tstzrange(w.since, null))) free
  where upper(free) - lower(free) >= make_interval(mins => w.minutes)
  order by lower(free), s.created_at, s.id`;
