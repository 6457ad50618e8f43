import type { Sql } from '#server/platform/database/sql.ts';
import { dayIn } from '#server/platform/wall-clock.ts';

/** The time zone of a person's own place; UTC where none is known. */
export async function zoneOf(sql: Sql, accountId: string): Promise<string> {
  const [row] = await sql<{ timeZone: string }[]>`select zone_of(${accountId}) as time_zone`;
  return row?.timeZone ?? 'UTC';
}

/** When reminders of a day go out, by the clock of their reader's place. */
const morning = '08:00';

/**
 * The SQL instant of this morning in a time zone, an SQL expression; null outside of the hours in which people are
 * reminded, so that what is late does not come at night.
 */
export const thisMorning = (sql: Sql, zone: ReturnType<Sql>, now: Date) => sql`(
  select case when ${now}::timestamptz >= at and ${now}::timestamptz < at + interval '12 hours' then at end
  from (select (date_trunc('day', ${now}::timestamptz at time zone ${zone}) + ${morning}::time) at time zone ${zone} as at) today)`;

/** The calendar day `2026-11-28` that it is at a person's own place. */
export const todayOf = async (sql: Sql, accountId: string, now: Date): Promise<string> =>
  dayIn(now, await zoneOf(sql, accountId));
