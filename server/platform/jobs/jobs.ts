import { inspect } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventType, Events } from '#contract/api/events.ts';
import { after, hours, minutes, seconds } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isUnavailable } from '#server/platform/database/sql.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { uuidv7 } from 'uuidv7';

const periods = { minute: minutes(1), hour: hours(1), day: hours(24) };

/** Daily work is done while it is night in the US. */
const offsets = { minute: 0, hour: 0, day: hours(9) };

/** The next full minute or hour, or the next night: work keeps its time, whenever the server first started. */
function nextTurn(period: keyof typeof periods, now: Date): Date {
  const length = periods[period];
  const passed = (now.getTime() - offsets[period]) % length;
  return after(now, length - passed);
}

/**
 * Background work: started by an event, on a schedule, or by a use case. It may run twice; its id is then the same. A job
 * that waits for an outside service, or takes minutes, is named after its lane: `mail-…`, `push-…`,
 * `calendar-…`, `series-…`.
 */
export type Job = {
  on?: EventType;
  every?: keyof typeof periods;
  run(platform: Platform, payload: never, jobId: string): Promise<void>;
};
export type JobTable = Record<string, Job>;

export const onEvent = <T extends EventType>(
  on: T,
  run: (platform: Platform, payload: Events[T], jobId: string) => Promise<void>,
): Job => ({ on, run });

export const every = (period: keyof typeof periods, run: (platform: Platform) => Promise<void>): Job => ({
  every: period,
  run,
});

/** Defines a job that `t.schedule` queues for an instant, with its payload. */
export const scheduled = (
  run: (platform: Platform, payload: never, jobId: string) => Promise<void>,
): Job => ({ run });

export type Jobs = {
  subscribers(type: EventType): string[];
  /** Runs all due jobs until none is left or running: those of a lane in order of their due time. */
  runDue(): Promise<void>;
  /** Returns the due time of the next scheduled job; periodic jobs do not count. */
  nextScheduled(): Promise<Date | undefined>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type Claimed = { id: string; name: string; payload: object; attempts: number };

/** How many jobs of each lane a process runs at once. A slow mail server holds up mail, but no deadline. */
const lanes = { main: 1, mail: 4, push: 4, calendar: 2, series: 1 };
type Worker = {
  lane: keyof typeof lanes;
  /** Distinguishes the leases of workers that claim in the same millisecond. */
  number: number;
  nap: AbortController;
  /** Resolves when the worker's job is done. */
  turn: Promise<unknown>;
};

const createWorkers = (): Worker[] =>
  (Object.keys(lanes) as Worker['lane'][])
    .flatMap((lane) => Array.from({ length: lanes[lane] }, () => lane))
    .map((lane, number) => ({ lane, number, nap: new AbortController(), turn: Promise.resolve() }));

const maxAttempts = 8;
const idleWait = seconds(30);
/** Longer than any job takes. */
const lease = minutes(5);
/** A job that this process does not know is left to a newer one beside it, unless it waits for so long. */
const newerPatience = minutes(10);

export function createJobs(platform: Platform, table: JobTable): Jobs {
  const { sql, clock, log } = platform;
  const stopping = new AbortController();
  const workers = createWorkers();
  const known = Object.keys(table);
  const wake = () => workers.forEach(({ nap }) => nap.abort());
  let loops: Promise<void>[] = [];
  let doneCount = 0;

  /** Runs one job at a time per worker. */
  function runNext(worker: Worker): Promise<boolean> {
    const claimNext = () => claimAndRun(worker);
    const next = worker.turn.then(claimNext, claimNext);
    worker.turn = next;
    return next;
  }

  /**
   * Claims one due job by moving its due time past a lease, so that no row is locked while it runs. A use
   * case may reschedule the job meanwhile, and the new time is kept; if this process dies, the job is due
   * again when the lease ends.
   */
  async function claimAndRun({ lane, number }: Worker): Promise<boolean> {
    const now = clock.now();
    const leaseEnds = after(now, lease + number);
    const claimed = await claim(lane, now, leaseEnds);
    if (!claimed) return false;
    const { id, name, attempts } = claimed;
    const error = await runJob(platform, table[name], claimed);
    const stillOurs = sql`id = ${id} and run_at = ${leaseEnds}`;
    const period = table[name]?.every;
    if (error) log.error({ err: error, job: name, attempt: attempts }, 'job failed');
    await saveOutcome((tx) =>
      error
        ? tx`
          update jobs set run_at = ${after(now, delayAfter(attempts))}, last_error = ${inspect(error).slice(0, 500)}
          where ${stillOurs}`
        : period
          ? tx`update jobs set run_at = ${nextTurn(period, now)}, attempts = 0 where ${stillOurs}`
          : tx`delete from jobs where ${stillOurs}`,
    );
    doneCount++;
    return true;
  }

  /**
   * Claims a job. A claim whose result is unknown is reverted, or the job would wait until its lease ends.
   */
  async function claim(lane: Worker['lane'], now: Date, leaseEnds: Date): Promise<Claimed | undefined> {
    try {
      const [claimed] = await sql<Claimed[]>`
        update jobs set run_at = ${leaseEnds}, attempts = attempts + 1
        where id = (
          select id from jobs where lane = ${lane} and ${isDue(now)}
          order by run_at, id limit 1 for update skip locked)
        returning id, name, payload, attempts`;
      return claimed;
    } catch (error) {
      await saveOutcome((tx) => tx`update jobs set run_at = ${now} where run_at = ${leaseEnds}`);
      throw error;
    }
  }

  const isDue = (now: Date) => sql`
    run_at <= ${now} and (name = any(${known}::text[]) or run_at < ${after(now, -newerPatience)})`;

  /** Saves the outcome of a job, waiting as long as it takes for the database. */
  async function saveOutcome(write: (tx: Sql) => PromiseLike<unknown>): Promise<void> {
    for (;;) {
      try {
        return await sql.begin(async (tx) => void (await write(tx)), { repeatable: true });
      } catch (error) {
        if (stopping.signal.aborted || !isUnavailable(error)) throw error;
        log.error({ err: error }, 'jobs: the database does not answer');
      }
    }
  }

  async function waitForWork(worker: Worker): Promise<void> {
    worker.nap = new AbortController();
    const { signal } = worker.nap;
    const [next] = await sql<{ runAt: string }[]>`
      select run_at from jobs where lane = ${worker.lane} and name = any(${known}::text[]) order by run_at limit 1`;
    const wait = next
      ? Math.max(0, Math.min(Date.parse(next.runAt) - clock.now().getTime(), idleWait))
      : idleWait;
    await sleep(wait, undefined, { signal: AbortSignal.any([signal, stopping.signal]) }).catch(() => {});
  }

  async function work(worker: Worker): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        if (!(await runNext(worker))) await waitForWork(worker);
      } catch (error) {
        log.error({ err: error }, 'jobs: the database does not answer');
        await sleep(seconds(1), undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  }

  return {
    subscribers: (type) => Object.entries(table).flatMap(([name, job]) => (job.on === type ? [name] : [])),
    async nextScheduled() {
      const [row] = await sql<
        { runAt: string }[]
      >`select run_at from jobs where key <> 'every' order by run_at limit 1`;
      return row && new Date(row.runAt);
    },
    async runDue() {
      for (let before = -1; doneCount !== before;) {
        before = doneCount;
        await Promise.allSettled(workers.map(({ turn }) => turn));
        const due = await sql<{ lane: string }[]>`select distinct lane from jobs where ${isDue(clock.now())}`;
        for (const worker of workers)
          if (due.some(({ lane }) => lane === worker.lane)) while (await runNext(worker));
      }
    },
    async start() {
      for (const [name, job] of Object.entries(table)) {
        if (!job.every) continue;
        await sql`
          insert into jobs (id, name, key, payload, run_at) values (${uuidv7()}, ${name}, 'every', '{}', ${clock.now()})
          on conflict (name, key) do nothing`;
      }
      platform.changeFeed.subscribe((change) => {
        if (!change || change.table === 'jobs') wake();
      });
      loops = workers.map(work);
    },
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** @returns the error, or undefined */
async function runJob(
  platform: Platform,
  job: Job | undefined,
  { id, name, payload }: Claimed,
): Promise<unknown> {
  const startedAt = performance.now();
  try {
    if (!job) throw new Error(`No job is called ${name}`);
    await job.run(platform, payload as never, id);
    platform.metrics.jobDone(name, 'done', performance.now() - startedAt);
    return undefined;
  } catch (error) {
    platform.metrics.jobDone(name, 'failed', performance.now() - startedAt);
    return error;
  }
}

/**
 * Returns the delay after a failure: 10 s, 20 s, 40 s … and daily after eight failures, so that no job is
 * dropped silently.
 */
const delayAfter = (attempts: number) => (attempts >= maxAttempts ? hours(24) : seconds(5) * 2 ** attempts);
