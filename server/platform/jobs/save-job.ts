import { uuidv7 } from 'uuidv7';
import type { Sql } from '#server/platform/database/sql.ts';

export type Schedule = (job: string, payload: object, runAt: Date, key?: string) => Promise<void>;

/**
 * Queues a job in the caller's transaction. With a `key`, at most one job of that name and key waits;
 * scheduling again moves it.
 */
export async function saveJob(
  sql: Sql,
  name: string,
  payload: object,
  runAt: Date,
  key?: string,
): Promise<void> {
  const id = uuidv7();
  await sql`select queue_job(${id}, ${name}, ${key ?? id}, ${JSON.stringify(payload)}::text::jsonb, ${runAt})`;
}
