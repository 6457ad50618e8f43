import type { FailedJob } from '#contract/admin/admin-overview.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** A periodic job keeps its last error after it has succeeded, with no attempts. */
const hasFailed = (sql: Sql) => sql`(last_error is not null and attempts > 0)`;

/** `limit` is one more than the page shows. */
export const findFailedJobs = (sql: Sql, cursor: string | undefined, limit: number) => sql<FailedJob[]>`
  select id, name, attempts, last_error as error, payload, run_at as next_try_at from jobs
  where ${hasFailed(sql)} and (${cursor ?? null}::uuid is null or id < ${cursor ?? null}::uuid)
  order by id desc limit ${limit}`;

export async function countFailedJobs(sql: Sql): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::int as count from jobs where ${hasFailed(sql)}`;
  return row?.count ?? 0;
}

/** Lets a failed job run now. @returns its name, or undefined if it has succeeded meanwhile */
export async function runFailedJob(sql: Sql, id: string, now: Date): Promise<string | undefined> {
  const [row] = await sql<{ name: string }[]>`
    update jobs set run_at = ${now} where id = ${id} and ${hasFailed(sql)} returning name`;
  return row?.name;
}

/** Every lane with its due jobs, and the seconds that the oldest of them has been due. */
export const readQueues = (sql: Sql, now: Date) => sql<{ lane: string; waiting: number; oldest: number }[]>`
  select lanes.lane, count(job.id)::int as waiting,
    greatest(0, coalesce(extract(epoch from ${now} - min(job.run_at)), 0))::float8 as oldest
  from unnest('{main,mail,push,calendar,series}'::text[]) as lanes (lane)
  left join jobs job on job.lane = lanes.lane and job.run_at <= ${now}
  group by lanes.lane`;
