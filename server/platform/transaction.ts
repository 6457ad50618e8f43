import { uuidv7 } from 'uuidv7';
import type { EventType, Events } from '#contract/api/events.ts';
import { saveJob } from './jobs/save-job.ts';
import type { Schedule } from './jobs/save-job.ts';
import type { Sql, SqlPool } from './database/sql.ts';
import type { Clock } from './clock.ts';

/** One unit of work: its changes, events and jobs are committed together or not at all. */
export type Transaction = {
  sql: Sql;
  /** The time of this transaction, the same for all of its work. */
  now: Date;
  announce: Announce;
  schedule: Schedule;
  /** Who is at the desk, for an act at a front desk. */
  deskStaffId?: string | undefined;
};

/**
 * `repeatable`: running the work twice has one effect, so that it may be repeated when the result of a commit
 * is unknown.
 */
export type Transact = <T>(
  work: (t: Transaction) => Promise<T>,
  options?: { repeatable?: boolean },
) => Promise<T>;

/**
 * Runs `work` in one transaction, and again from the start after a conflict or a database failure. `onCommit` runs after
 * each commit.
 */
export const createTransact =
  (
    sql: SqlPool,
    clock: Clock,
    subscribers: (type: EventType) => string[],
    onCommit: () => void = () => {},
  ): Transact =>
  async (work, options) => {
    const done = await sql.begin((tx) => {
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
    onCommit();
    return done;
  };

type Announce = <T extends EventType>(type: T, payload: Events[T]) => Promise<void>;

/**
 * Saves an event in the same transaction as the change, and queues its subscribed jobs with it, so that jobs
 * run only and always for committed changes. Events are kept for a while for debugging.
 */
const saveEvent = (sql: Sql, type: EventType, payload: object, now: Date) => sql`
  insert into events (id, type, payload, created_at)
  values (${uuidv7()}, ${type}, ${JSON.stringify(payload)}::text::jsonb, ${now})`;
