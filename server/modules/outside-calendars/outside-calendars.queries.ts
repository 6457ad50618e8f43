import type { BusyTime, OutsideCalendar } from '#contract/outside-calendars/outside-calendars.ts';
import type { ReadFailure } from '#contract/outside-calendars/read-failures.ts';
import type { Sql } from '#server/platform/database/sql.ts';

const columns = (sql: Sql) =>
  sql`host, added_at, last_read_at, failure, failing_since, stopped_at, busy_times, cut`;

export async function findCalendar(sql: Sql, accountId: string): Promise<OutsideCalendar | undefined> {
  const [row] = await sql<OutsideCalendar[]>`
    select ${columns(sql)} from outside_calendars where account_id = ${accountId}`;
  return row;
}

type NewCalendar = { accountId: string; sealedAddress: Buffer; host: string; addedAt: Date };

/** Stores the address of a calendar in place of an earlier one and of all that was read there. */
export async function writeCalendar(sql: Sql, calendar: NewCalendar): Promise<OutsideCalendar | undefined> {
  await sql`delete from outside_calendars where account_id = ${calendar.accountId}`;
  const [row] = await sql<OutsideCalendar[]>`
    insert into outside_calendars ${sql(calendar)} returning ${columns(sql)}`;
  return row;
}

export const deleteCalendar = (sql: Sql, accountId: string) =>
  sql`delete from outside_calendars where account_id = ${accountId}`;

/** Reads on after reading has ended; the seven days then begin anew. */
export async function resumeReading(sql: Sql, accountId: string): Promise<OutsideCalendar | undefined> {
  const [row] = await sql<OutsideCalendar[]>`
    update outside_calendars set stopped_at = null, failure = case when stopped_at is null then failure end,
      failing_since = case when stopped_at is null then failing_since end
    where account_id = ${accountId} returning ${columns(sql)}`;
  return row;
}

export type CalendarToRead = { sealedAddress: Buffer; isMember: boolean; timeZone: string };

export async function findToRead(sql: Sql, accountId: string): Promise<CalendarToRead | undefined> {
  const [row] = await sql<CalendarToRead[]>`
    select sealed_address, has_access(account_id) as is_member, zone_of(account_id) as time_zone
    from outside_calendars where account_id = ${accountId} and stopped_at is null`;
  return row;
}

/** Of the reading: the address that was read, so that one which was replaced meanwhile keeps its own. */
type Read = { accountId: string; sealedAddress: Buffer; now: Date };

/** Notes that a calendar was read. `resealed` is its address as it is encrypted now. @returns whether it is still the same */
export async function noteRead(
  sql: Sql,
  { accountId, sealedAddress, now }: Read,
  { resealed, busyTimes, cut }: { resealed: Buffer; busyTimes: number; cut: boolean },
): Promise<boolean> {
  const noted = await sql`
    update outside_calendars set last_read_at = ${now}, failure = null, failing_since = null,
      busy_times = ${busyTimes}, cut = ${cut}, sealed_address = ${resealed}
    where account_id = ${accountId} and sealed_address = ${sealedAddress} returning 1`;
  return noted.length === 1;
}

/** Notes that a calendar could not be read. @returns since when, if it is still the same */
export async function noteFailure(
  sql: Sql,
  { accountId, sealedAddress, now }: Read,
  failure: ReadFailure,
): Promise<Date | undefined> {
  const [row] = await sql<{ failingSince: string }[]>`
    update outside_calendars set failure = ${failure}, failing_since = coalesce(failing_since, ${now})
    where account_id = ${accountId} and sealed_address = ${sealedAddress} returning failing_since`;
  return row && new Date(row.failingSince);
}

/** Ends the reading of a calendar, whose busy times then count no longer. */
export async function stopReading(sql: Sql, accountId: string, now: Date): Promise<void> {
  await sql`update outside_calendars set stopped_at = ${now}, busy_times = 0, cut = false where account_id = ${accountId}`;
  await sql`delete from outside_busy where account_id = ${accountId}`;
}

/** Replaces an account's busy times; those that stay as they were are not written again. */
export async function replaceBusyTimes(
  sql: Sql,
  accountId: string,
  busy: readonly BusyTime[],
): Promise<void> {
  const starts = busy.map(({ startsAt }) => startsAt);
  await sql`
    delete from outside_busy where account_id = ${accountId} and starts_at <> all (${starts}::timestamptz[])`;
  await sql`
    insert into outside_busy (account_id, starts_at, ends_at)
    select ${accountId}, starts_at, ends_at
    from unnest(${starts}::timestamptz[], ${busy.map(({ endsAt }) => endsAt)}::timestamptz[]) each (starts_at, ends_at)
    on conflict (account_id, starts_at) do update set ends_at = excluded.ends_at
      where outside_busy.ends_at <> excluded.ends_at`;
}
