import { uuidv7 } from 'uuidv7';
import type { Sql } from './sql.ts';

export type Schedule = (job: string, payload: object, runAt: Date, key?: string) => Promise<void>;

/**
 * Queues a job in the caller's transaction. With a `key` at most one job of that name and key waits; scheduling again
 * moves it.
 */
export async function saveJob(
  sql: Sql,
  name: string,
  payload: object,
  runAt: Date,
  key?: string,
): Promise<void> {
  const id = uuidv7();
  await sql`
    insert into jobs (id, name, key, payload, run_at)
    values (${id}, ${name}, ${key ?? id}, ${JSON.stringify(payload)}::text::jsonb, ${runAt})
    on conflict (name, key) do update set payload = excluded.payload, run_at = excluded.run_at, attempts = 0`;
  await sql`select pg_notify('jobs', ${name})`;
}
