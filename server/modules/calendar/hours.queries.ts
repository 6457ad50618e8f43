import type { TimeOff, WorkingSpan } from '#contract/calendar/calendar.ts';
import type { Sql } from '#server/platform/database/sql.ts';

export const findWorkingSpans = (sql: Sql, accountId: string) => sql<WorkingSpan[]>`
  select weekday, from_time as "from", to_time as "to" from working_hours where account_id = ${accountId}
  order by weekday, from_time`;

export async function writeWorkingSpans(
  sql: Sql,
  accountId: string,
  spans: readonly WorkingSpan[],
): Promise<void> {
  await sql`select from accounts where id = ${accountId} for update`;
  await sql`delete from working_hours where account_id = ${accountId}`;
  await sql`
    insert into working_hours (account_id, weekday, from_time, to_time)
    select ${accountId}, weekday, from_time, to_time
    from unnest(${spans.map(({ weekday }) => weekday)}::int[], ${spans.map(({ from }) => from)}::text[],
      ${spans.map(({ to }) => to)}::text[]) each (weekday, from_time, to_time)`;
}

type Row = Omit<TimeOff, 'startsAt' | 'endsAt'> & { accountId: string; startsAt: Date; endsAt: Date };

export const insertTimeOff = (sql: Sql, row: Row & { createdAt: Date }) => sql`
  insert into time_off (id, account_id, starts_at, ends_at, all_day, time_zone, note, created_at, changed_at)
  values (${row.id}, ${row.accountId}, ${row.startsAt}, ${row.endsAt}, ${row.allDay}, ${row.timeZone}, ${row.note},
    ${row.createdAt}, ${row.createdAt})`;

export async function updateTimeOff(sql: Sql, row: Row & { changedAt: Date }): Promise<boolean> {
  const { count } = await sql`
    update time_off set starts_at = ${row.startsAt}, ends_at = ${row.endsAt}, all_day = ${row.allDay},
      time_zone = ${row.timeZone}, note = ${row.note},
      changed_at = ${row.changedAt}, changes = changes + 1
    where id = ${row.id} and account_id = ${row.accountId}`;
  return count === 1;
}

export async function deleteTimeOff(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from time_off where id = ${id} and account_id = ${accountId}`;
  return count === 1;
}

/**
 * The SQL condition that a person has time for the shortest of their services, after an instant, on a calendar day of their own place. All are SQL
 * expressions; `atOnce` is how many visits the person takes at once, `as` whether a groomer or a business.
 */
export const isFreeOn = (accountId: string, day: string, atOnce: string, since: string, as: string): string =>
  `is_free_on(${accountId}, ${day}, ${atOnce}, ${since}, ${as})`;

type WantedTime = {
  accountId: string;
  /** The first day, and how many. */
  from: string;
  days: number;
  dogsAtOnce: number;
  minutes: number;
  since: Date;
  as: 'groomer' | 'business';
};

/** Whether a person has said when they work. */
export const hasWorkingHours = async (sql: Sql, accountId: string): Promise<boolean> =>
  (await sql`select from working_hours where account_id = ${accountId} limit 1`).length > 0;

/** The minutes between visits, as set in the booking page's settings. */
export async function findGapMinutes(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ gapMinutes: number }[]>`
    select gap_minutes from booking_pages where account_id = ${accountId}`;
  return row?.gapMinutes ?? 0;
}

type FreeTime = { accountId: string; startsAt: string; endsAt: string };

/** Finds the free times of a person that are long enough: inside working hours, without the minutes between visits. */
export const findFreeTimes = (sql: Sql, wanted: WantedTime) => findFreeTimesOf(sql, [wanted]);

/** Finds the free times of several people. */
export const findFreeTimesOf = (sql: Sql, wanted: readonly WantedTime[]) => sql<FreeTime[]>`
  select w."accountId" as account_id, free.starts_at, free.ends_at
  from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb)
      w ("accountId" uuid, "from" date, days int, "dogsAtOnce" int, minutes int, since timestamptz, "as" text)
    cross join lateral generate_series(w."from", w."from" + w.days - 1, interval '1 day') day
    cross join lateral unnest(open_times(w."accountId", day::date, w."dogsAtOnce", w."as")) span
    cross join lateral (select make_interval(mins => coalesce((select gap_minutes from booking_pages where account_id = w."accountId"), 0)) as length) gap
    cross join lateral (select
      greatest(w.since, lower(span) + case when exists (
        select from bookings where subject_id in (w."accountId", tables_of(w."accountId")) and upper(during) = lower(span)) then gap.length else interval '0' end) as starts_at,
      upper(span) - case when exists (
        select from bookings where subject_id in (w."accountId", tables_of(w."accountId")) and lower(during) = upper(span)) then gap.length else interval '0' end as ends_at
    ) free
  where free.ends_at - free.starts_at >= make_interval(mins => w.minutes)
  order by free.starts_at`;
