import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { declaredTriggers } from '#server/modules.ts';
import { movableClock } from '#server/platform/clock.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startRestartablePostgres } from './faults/restartable-postgres.ts';
import { openTestApp, testNow } from './test-app.ts';
import type { Answer, Caller, TestApp } from './test-app.ts';

/** More of them with `REPLICA_READS=10000`. */
const reads = Number(process.env['REPLICA_READS'] ?? 40);
/** A person may do no more than that without being limited. */
const readsEach = 40;
vi.setConfig({ testTimeout: 60_000 + reads * 200, hookTimeout: 120_000 });

/** How far the copy follows behind, in seconds. */
const behind = 2;

let app: TestApp;
const cleanups: (() => Promise<unknown>)[] = [];
let stopReplica: () => Promise<unknown>;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wagwell-replica-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

beforeAll(async () => {
  const postgres = await startRestartablePostgres(await newFolder());
  cleanups.push(() => postgres.stop());
  await migrate(postgres.url, declaredTriggers);
  const replica = await postgres.addReplica(await newFolder(), behind);
  stopReplica = replica.stop;
  cleanups.push(replica.stop);
  const env = { DATABASE_URL: postgres.url, DATABASE_READ_URL: replica.url };
  app = await openTestApp(env, movableClock(testNow()), () => postgres.url);
});
afterAll(async () => {
  await app.close();
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

async function readsFrom(place: 'replica' | 'primary'): Promise<number> {
  const text = await app.app.platform.metrics.text();
  return Number(new RegExp(`spread_reads_total{from="${place}"} (\\d+)`).exec(text)?.[1] ?? 0);
}

/** Adds a client. @returns the cookies of the browser afterwards */
async function add(who: Caller, firstName: string): Promise<string> {
  await app.app.platform.sql`delete from rate_limits`;
  return afterWriting(who, await who.call('POST /api/clients', { body: { firstName, lastName: 'Silva' } }));
}

async function rename(who: Caller, id: string, firstName: string): Promise<string> {
  await app.app.platform.sql`delete from rate_limits`;
  return afterWriting(who, await who.call('PATCH /api/clients/:id', { params: { id }, body: { firstName } }));
}

function afterWriting(
  who: Caller,
  { status, headers }: Pick<Answer<'POST /api/clients'>, 'status' | 'headers'>,
) {
  expect(status).toBeLessThan(300);
  const [written = ''] = [headers['set-cookie']].flat();
  expect(written).toMatch(/^wagwell_written=[\w-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
  return `${who.cookie}; ${written.split(';')[0]}`;
}

const download = (who: Caller, headers: Record<string, string> = {}) =>
  app.app.server.inject({ url: '/api/clients/csv', headers: { cookie: who.cookie, ...headers } });

test('a stranger is answered by the replica, which spares the primary', async () => {
  const before = [await readsFrom('replica'), await readsFrom('primary')] as const;
  for (let nth = 0; nth < 20; nth++) expect((await app.stranger.call('GET /api/landing')).status).toBe(200);
  expect(await readsFrom('replica')).toBe(before[0] + 20);
  expect(await readsFrom('primary')).toBe(before[1]);
});

test('who has written reads it at once, however far the replica is behind', async () => {
  for (let person = 0; person < reads / readsEach; person++) {
    const who = await app.signIn({ roles: ['groomer'] });
    await add(who, 'First');
    const [{ id } = { id: '' }] = (await who.call('GET /api/clients')).body;
    for (let nth = 0; nth < readsEach; nth++) {
      const cookie = await rename(who, id, `Nth${nth}`);
      const { payload, statusCode } = await download(who, { cookie });
      expect(statusCode).toBe(200);
      expect(payload).toContain(`Nth${nth}`);
    }
  }
});

test('the replica answers again once it has the write, and not before', async () => {
  const who = await app.signIn({ roles: ['groomer'] });
  const before = await readsFrom('replica');
  const cookie = await add(who, 'Late Larry');
  expect((await download(who, { cookie })).payload).toContain('Late Larry');
  await vi.waitFor(
    async () => {
      await app.app.platform.sql`delete from rate_limits`;
      expect((await download(who, { cookie })).payload).toContain('Late Larry');
      expect(await readsFrom('replica')).toBeGreaterThan(before);
    },
    { timeout: 30_000, interval: 200 },
  );
});

test('who has heard of another’s write by an event is not answered from before it', async () => {
  const who = await app.signIn({ roles: ['groomer'] });
  await add(who, 'Heard Hannah');
  const [row] = await app.app.platform.sql<{ now: string }[]>`select pg_current_snapshot()::text as now`;
  const heard = { 'changes-seen': row?.now ?? '' };
  expect((await download(who, heard)).payload).toContain('Heard Hannah');
});

test('what cannot be read as a position, or was not sealed here, leads to the primary', async () => {
  const who = await app.signIn({ roles: ['groomer'] });
  const before = await readsFrom('replica');
  await add(who, 'Broken Bella');
  const unreadable: Record<string, string>[] = [
    { cookie: `${who.cookie}; wagwell_written=${Buffer.from('123').toString('base64url')}` },
    { 'changes-seen': 'x:y:z' },
    { 'changes-seen': `1:${'9'.repeat(60)}:` },
  ];
  for (const headers of unreadable) expect((await download(who, headers)).payload).toContain('Broken Bella');
  expect(await readsFrom('replica')).toBe(before);
});

/** The figure of `/metrics`. */
async function lag(): Promise<number> {
  const { payload } = await app.app.server.inject({ url: '/metrics', headers: { host: 'localhost' } });
  return Number(/^replica_lag_seconds (\S+)$/m.exec(payload)?.[1]);
}

test('metrics say how far the replica is behind', async () => {
  await add(await app.signIn({ roles: ['groomer'] }), 'Late');
  expect(await lag()).toBeGreaterThan(0);
  await vi.waitFor(async () => expect(await lag()).toBe(0), { timeout: 30_000, interval: 100 });
});

test('while the replica is away, the primary answers', async () => {
  await stopReplica();
  const before = await readsFrom('primary');
  for (let nth = 0; nth < 5; nth++) expect((await app.stranger.call('GET /api/landing')).status).toBe(200);
  expect(await readsFrom('primary')).toBe(before + 5);
});
