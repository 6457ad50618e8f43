import { after } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { problem } from '#server/platform/problem.ts';
import { batch } from '#server/platform/database/batch.ts';

/** At most `max` calls per window and key. Counted in PostgreSQL, for all processes together. */
export type Limit = {
  name: string;
  max: number;
  per: number;
  by: 'address' | 'account';
  /** An alternative for the caller, as a sentence. */
  advice?: string;
};

/**
 * Counts one call. @returns a function that undoes the count, for limits that count only some calls
 * @throws Problem `too_often` once the window is full
 */
export async function countAgainst(
  { sql, clock }: Platform,
  limit: Limit,
  of: string,
): Promise<() => Promise<unknown>> {
  const now = clock.now();
  const start = new Date(Math.floor(now.getTime() / limit.per) * limit.per);
  const key = `${limit.name}:${of}`;
  if ((await count(sql, { key, start })) <= limit.max)
    return () => sql`update rate_limits set count = count - 1 where key = ${key} and window_start = ${start}`;
  const seconds = Math.ceil((after(start, limit.per).getTime() - now.getTime()) / 1000);
  const wait = Math.ceil(seconds / 60);
  throw problem(
    'too_often',
    `Too many attempts. Try again in ${wait === 1 ? 'a minute' : `${wait} minutes`}.${limit.advice ? ` ${limit.advice}` : ''}`,
  ).retryIn(seconds);
}

/** Returns the position of each call in its window, starting at 1. */
const count = batch(async (sql, calls: { key: string; start: Date }[]) => {
  const rows = await sql<{ count: number }[]>`
    with called as materialized (
      select * from rows from (json_to_recordset(${JSON.stringify(calls)}::text::json) as (key text, start timestamptz))
        with ordinality as called (key, window_start, nth)
    ), counted as (
      insert into rate_limits as counted (key, window_start, count)
      select key, window_start, count(*) from called group by key, window_start order by key, window_start
      on conflict (key, window_start) do update set count = counted.count + excluded.count
      returning key, window_start, count
    )
    select (count - row_number() over (partition by key, window_start order by nth desc) + 1)::int as count
    from called join counted using (key, window_start) order by nth`;
  return rows.map((row) => row.count);
});

/** Deletes windows that ended a day ago. */
export const forgetOldLimits = (platform: Platform) =>
  platform.sql`delete from rate_limits where window_start < ${after(platform.clock.now(), -86_400_000)}`;
