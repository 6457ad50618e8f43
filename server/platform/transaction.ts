import type { EventType } from '#contract/events.ts';
import { saveEvent } from './jobs/events.ts';
import type { Announce } from './jobs/events.ts';
import { saveJob } from './jobs/save-job.ts';
import type { Schedule } from './jobs/save-job.ts';
import type { Sql, SqlPool } from './database/sql.ts';
import type { Clock } from './clock.ts';

/** One unit of work: what it changes, announces and schedules is committed together or not at all. */
export type Transaction = {
  sql: Sql;
  /** The instant of this work; the same for everything in it. */
  now: Date;
  announce: Announce;
  schedule: Schedule;
};

/** `repeatable`: done twice, the work has one effect, so that it may run again after a commit that was not answered. */
export type Transact = <T>(
  work: (t: Transaction) => Promise<T>,
  options?: { repeatable?: boolean },
) => Promise<T>;

/** Runs `work` in one transaction, again from the start where other transactions or the database were in its way. */
export const createTransact =
  (sql: SqlPool, clock: Clock, subscribers: (type: EventType) => string[]): Transact =>
  (work, options) =>
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
    }, options);
