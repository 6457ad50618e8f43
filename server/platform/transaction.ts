import type { EventType } from '#contract/events.ts';
import { saveEvent } from './events.ts';
import type { Announce } from './events.ts';
import { saveJob } from './save-job.ts';
import type { Schedule } from './save-job.ts';
import { isRetryable } from './sql.ts';
import type { Sql, SqlPool } from './sql.ts';
import type { Clock } from './clock.ts';

/** One unit of work: what it changes, announces and schedules is committed together or not at all. */
export type Transaction = {
  sql: Sql;
  /** The instant of this work; the same for everything in it. */
  now: Date;
  announce: Announce;
  schedule: Schedule;
};

export type Transact = <T>(work: (t: Transaction) => Promise<T>) => Promise<T>;

const maxTries = 4;

/** Runs `work` again from the start after a deadlock or a serialization failure. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === maxTries || !isRetryable(error)) throw error;
    }
  }
}

/** Runs `work` in one transaction. */
export function createTransact(
  sql: SqlPool,
  clock: Clock,
  subscribers: (type: EventType) => string[],
): Transact {
  const once = <T>(work: (t: Transaction) => Promise<T>) =>
    sql.begin((tx) => {
      const now = clock.now();
      return work({
        sql: tx,
        now,
        announce: async (type, payload) => {
          await saveEvent(tx, type, payload, now);
          for (const job of subscribers(type)) await saveJob(tx, job, payload, now);
        },
        schedule: (job, payload, runAt, key) => saveJob(tx, job, payload, runAt, key),
      });
    }) as Promise<unknown>;

  return <T>(work: (t: Transaction) => Promise<T>) => retrying(() => once(work) as Promise<T>);
}
