import type { Sql } from '#server/platform/database/sql.ts';

export const writeStaff = (
  sql: Sql,
  visitId: string,
  { staffId, tableNo }: { staffId: string | null; tableNo: number | null },
) => sql`update visits set staff_id = ${staffId}, table_no = ${tableNo} where id = ${visitId}`;

/** Finds the open visits of a person, or those that do not lie within a span of time. */
export async function findOpenVisitsOf(
  sql: Sql,
  staffId: string,
  within: { since: string; until: string } | null,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from visits where staff_id = ${staffId} and status in ('booked', 'checked_in')
      and (${within?.since ?? null}::timestamptz is null or starts_at < ${within?.since ?? null}::timestamptz or ends_at > ${within?.until ?? null}::timestamptz)
    order by starts_at, id`;
  return rows.map(({ id }) => id);
}

/** Finds a person's open visits that begin in a range of time and are not over, in order. */
export async function findVisitsToHandOver(
  sql: Sql,
  staffId: string,
  { since, until, now }: { since: Date; until: Date; now: Date },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from visits where staff_id = ${staffId} and starts_at >= ${since} and starts_at < ${until}
      and (status = 'booked' or status = 'checked_in' and ends_at > ${now})
    order by starts_at, id`;
  return rows.map(({ id }) => id);
}
