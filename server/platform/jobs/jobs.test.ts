import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/database.ts';
import type { TestDatabase } from '#tests/database.ts';
import { after, hours, minutes, movableClock } from '#server/platform/clock.ts';
import type { ChangeFeed } from '#server/platform/change-feed/change-feed.ts';
import { createJobs, every, scheduled } from './jobs.ts';
import type { JobTable } from './jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import type { Platform } from '#server/platform/platform.ts';
import { saveJob } from './save-job.ts';
import { connect } from '#server/platform/database/sql.ts';
import type { SqlPool } from '#server/platform/database/sql.ts';

let database: TestDatabase;
let sql: SqlPool;
const clock = movableClock();
const start = clock.now();
beforeAll(async () => {
  database = await createTestDatabase();
  sql = connect(database.url, { max: 6 });
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

/** Creates a worker that runs only these jobs. */
function workerOf(table: JobTable) {
  const given: Pick<Platform, 'sql' | 'clock' | 'log' | 'metrics' | 'changeFeed'> = {
    sql,
    changeFeed: { subscribe: () => {} } as unknown as ChangeFeed,
    clock,
    log: createLog('silent'),
    metrics: createMetrics(),
  };
  return createJobs(given as Platform, table);
}

const waiting = () =>
  sql<
    { name: string; runAt: string; attempts: number }[]
  >`select name, run_at, attempts from jobs order by run_at`;

test('a job runs once when it is due, in order of due time', async () => {
  const ran: string[] = [];
  const jobs = workerOf({ note: scheduled(async (_, { text }: { text: string }) => void ran.push(text)) });
  await saveJob(sql, 'note', { text: 'second' }, after(start, minutes(20)));
  await saveJob(sql, 'note', { text: 'first' }, after(start, minutes(10)));
  await jobs.runDue();
  expect(ran).toEqual([]);
  clock.moveTo(after(start, hours(1)));
  await jobs.runDue();
  await jobs.runDue();
  expect(ran).toEqual(['first', 'second']);
  expect(await waiting()).toEqual([]);
});

test('scheduling with a key replaces the waiting job', async () => {
  const ran: number[] = [];
  const jobs = workerOf({ count: scheduled(async (_, { n }: { n: number }) => void ran.push(n)) });
  await saveJob(sql, 'count', { n: 1 }, clock.now(), 'same');
  await saveJob(sql, 'count', { n: 2 }, clock.now(), 'same');
  await jobs.runDue();
  expect(ran).toEqual([2]);
});

test('a job rescheduled while it runs keeps the new time', async () => {
  const later = after(clock.now(), hours(5));
  const jobs = workerOf({
    renew: scheduled(async () => {
      await sql.begin((tx) => saveJob(tx, 'renew', { again: true }, later, 'membership'));
    }),
  });
  await saveJob(sql, 'renew', {}, clock.now(), 'membership');
  await jobs.runDue();
  expect(await waiting()).toMatchObject([{ name: 'renew', attempts: 0 }]);
  expect((await jobs.nextScheduled())?.getTime()).toBe(later.getTime());
  await sql`delete from jobs`;
});

test('a failing job is retried with growing delays and does not stop others', async () => {
  const ran: string[] = [];
  let failing = true;
  const jobs = workerOf({
    fragile: scheduled(async () => {
      if (failing) throw new Error('not yet');
      ran.push('fragile');
    }),
    sturdy: scheduled(async () => void ran.push('sturdy')),
  });
  await saveJob(sql, 'fragile', {}, clock.now());
  await saveJob(sql, 'sturdy', {}, clock.now());
  await jobs.runDue();
  expect(ran).toEqual(['sturdy']);
  const [left] = await waiting();
  expect(left).toMatchObject({ name: 'fragile', attempts: 1 });
  expect(Date.parse(left?.runAt ?? '')).toBeGreaterThan(clock.now().getTime());
  failing = false;
  clock.moveTo(after(clock.now(), minutes(1)));
  await jobs.runDue();
  expect(ran).toEqual(['sturdy', 'fragile']);
});

test('two workers share the jobs: each job runs in one of them', async () => {
  const ran: number[] = [];
  const table = { share: scheduled(async (_, { n }: { n: number }) => void ran.push(n)) };
  for (let n = 0; n < 40; n++) await saveJob(sql, 'share', { n }, clock.now());
  await Promise.all([workerOf(table).runDue(), workerOf(table).runDue()]);
  expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test('a periodic job runs again after its period', async () => {
  let ran = 0;
  const jobs = workerOf({ hourly: every('hour', async () => void ran++) });
  await jobs.start();
  await expect.poll(() => ran).toBe(1);
  await jobs.stop();
  clock.moveTo(after(clock.now(), hours(1)));
  await workerOf({ hourly: every('hour', async () => void ran++) }).runDue();
  expect(ran).toBe(2);
});

const newer = async () => (await waiting()).filter(({ name }) => name === 'newer');

test('a job of a newer process is left to it, and fails only where none takes it', async () => {
  const begun = clock.now();
  const older = workerOf({});
  const ran: string[] = [];
  await saveJob(sql, 'newer', {}, begun);
  await older.runDue();
  expect(await newer()).toMatchObject([{ name: 'newer', attempts: 0 }]);
  await workerOf({ newer: scheduled(async () => void ran.push('newer')) }).runDue();
  expect(ran).toEqual(['newer']);
  await saveJob(sql, 'newer', {}, begun);
  clock.moveTo(after(begun, minutes(11)));
  await older.runDue();
  expect(await newer()).toMatchObject([{ name: 'newer', attempts: 1 }]);
});
