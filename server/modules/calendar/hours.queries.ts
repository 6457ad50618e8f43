import type { TimeOff, WorkingSpan } from '#contract/calendar.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** The time zone of a person's own place; UTC where none is known. */
export async function findZone(sql: Sql, accountId: string): Promise<string> {
  const [row] = await sql<{ timeZone: string }[]>`select zone_of(${accountId}) as time_zone`;
  return row?.timeZone ?? 'UTC';
}

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
  insert into time_off (id, account_id, starts_at, ends_at, all_day, time_zone, note, created_at)
  values (${row.id}, ${row.accountId}, ${row.startsAt}, ${row.endsAt}, ${row.allDay}, ${row.timeZone}, ${row.note},
    ${row.createdAt})`;

export async function updateTimeOff(sql: Sql, row: Row): Promise<boolean> {
  const { count } = await sql`
    update time_off set starts_at = ${row.startsAt}, ends_at = ${row.endsAt}, all_day = ${row.allDay},
      time_zone = ${row.timeZone}, note = ${row.note}
    where id = ${row.id} and account_id = ${row.accountId}`;
  return count === 1;
}

export async function deleteTimeOff(sql: Sql, accountId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from time_off where id = ${id} and account_id = ${accountId}`;
  return count === 1;
}

/**
 * The SQL condition that a person has an hour free, after an instant, on a calendar day of their own place. All are SQL
 * expressions; `atOnce` is how many visits the person takes at once.
 */
export const isFreeOn = (accountId: string, day: string, atOnce: string, since: string): string =>
  `is_free_on(${accountId}, ${day}, ${atOnce}, ${since})`;
