import type { WorkingSpan } from '#contract/calendar/calendar.ts';
import type { StaffColor, StaffMember } from '#contract/staff/staff.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** More than a person takes in the years that are read. */
const mostTimeOff = 100;

const spanJson = (sql: Sql) =>
  sql`json_build_object('weekday', h.weekday, 'from', h.from_time, 'to', h.to_time)`;

/**
 * Finds the people of a business, or one of them, with what is not over of their time off. Relief groomers are named until
 * their day is over.
 */
export const findStaff = (sql: Sql, accountId: string, now: Date, id: string | null = null) => sql<
  StaffMember[]
>`
  select s.id, s.name, s.role, s.color, s.at_once, s.pay_percent, s.from_day, s.to_day, s.shift_id,
    coalesce((select json_agg(${spanJson(sql)} order by h.weekday, h.from_time) from staff_hours h where h.staff_id = s.id), '[]') as hours,
    coalesce((select json_agg(json_build_object('id', o.id, 'startsAt', o.starts_at, 'endsAt', o.ends_at, 'allDay', o.all_day,
        'timeZone', o.time_zone, 'note', o.note) order by o.starts_at, o.id)
      from (select * from staff_time_off where staff_id = s.id and ends_at > ${now} order by starts_at, id limit ${mostTimeOff}) o), '[]') as time_off
  from staff s where s.account_id = ${accountId} and (${id}::uuid is null or s.id = ${id}::uuid)
    and (s.shift_id is null or s.to_day >= (${now}::timestamptz at time zone zone_of(s.account_id))::date)
  order by s.to_day is not null, s.created_at, s.id`;

/** Locks the account, so that its people are counted one after the other. Shifts have a limit of their own. */
export async function countStaff(sql: Sql, accountId: string, today: string): Promise<number> {
  await sql`select from accounts where id = ${accountId} for update`;
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from staff where account_id = ${accountId} and shift_id is null and coalesce(to_day, ${today}) >= ${today}`;
  return row?.count ?? 0;
}

/** The color that fewest of the people have. */
export async function findRareColor(sql: Sql, accountId: string, colors: readonly StaffColor[]) {
  const [row] = await sql<{ color: StaffColor }[]>`
    select color from unnest(${[...colors]}::text[]) with ordinality each (color, nth)
    order by (select count(*) from staff s where s.account_id = ${accountId} and s.color = each.color), nth limit 1`;
  return row?.color;
}

type Row = Omit<StaffMember, 'hours' | 'timeOff'> & { accountId: string };

export const insertStaff = (sql: Sql, row: Row & { createdAt: Date }) => sql`insert into staff ${sql(row)}`;

export async function lockStaff(sql: Sql, accountId: string, id: string): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select id, account_id, name, role, color, at_once, pay_percent, from_day, to_day, shift_id from staff
    where id = ${id} and account_id = ${accountId} for update`;
  return row;
}

export const updateStaff = (sql: Sql, { id, ...row }: Row) =>
  sql`update staff set ${sql(row)} where id = ${id}`;

/** The refusal names some of them. */
const mostNamed = 50;

/** Finds open visits of a person that begin after a day has ended. */
export const findOpenWork = (sql: Sql, staffId: string, after: Date) => sql<
  { id: string; title: string; startsAt: string; timeZone: string }[]
>`
  select id, title, starts_at, time_zone from visits
  where staff_id = ${staffId} and starts_at >= ${after} and status in ('booked', 'checked_in')
  order by starts_at, id limit ${mostNamed}`;

export async function replaceHours(
  sql: Sql,
  { id, accountId }: Pick<Row, 'id' | 'accountId'>,
  spans: readonly WorkingSpan[],
): Promise<void> {
  await sql`delete from staff_hours where staff_id = ${id}`;
  if (spans.length > 0)
    await sql`insert into staff_hours ${sql(
      spans.map(({ weekday, from, to }) => ({
        staffId: id,
        accountId,
        weekday,
        fromTime: from,
        toTime: to,
      })),
    )}`;
}

export const insertStaffTimeOff = (
  sql: Sql,
  row: {
    id: string;
    staffId: string;
    accountId: string;
    startsAt: Date;
    endsAt: Date;
    allDay: boolean;
    timeZone: string;
    note: string | null;
    createdAt: Date;
  },
) => sql`insert into staff_time_off ${sql(row)}`;

export async function deleteStaffTimeOff(sql: Sql, staffId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from staff_time_off where id = ${id} and staff_id = ${staffId}`;
  return count === 1;
}

export const writeHouseLimit = (sql: Sql, accountId: string, petsInHouse: number | null) =>
  petsInHouse === null
    ? sql`delete from house_limits where account_id = ${accountId}`
    : sql`
      insert into house_limits (account_id, pets_in_house) values (${accountId}, ${petsInHouse})
      on conflict (account_id) do update set pets_in_house = excluded.pets_in_house`;
