import type { ReadFailure } from '#contract/outside-calendars/read-failures.ts';
import { person } from '#server/modules/notifications/index.ts';
import type { Person } from '#server/modules/notifications/index.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A calendar that is read no longer, and its owner. */
export type StoppedCalendar = { host: string; failure: ReadFailure; reader: Person };

export async function findStoppedCalendar(sql: Sql, accountId: string): Promise<StoppedCalendar | undefined> {
  const [row] = await sql<StoppedCalendar[]>`
    select c.host, c.failure, ${person(sql, 'a')} as reader
    from outside_calendars c join accounts a on a.id = c.account_id
    where c.account_id = ${accountId} and c.stopped_at is not null`;
  return row;
}
