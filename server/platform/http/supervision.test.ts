import Fastify from 'fastify';
import manifest from '../../../package.json' with { type: 'json' };
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { after, minutes } from '#server/platform/clock.ts';
import { limitByAddress } from './limits/address-rate-limit.ts';
import { handleErrors } from './errors.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

const token = 'a-token-of-the-operators';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ METRICS_TOKEN: token });
});
afterEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

const get = (url: string, given: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  app.app.server.inject({ url, ...given });
const local = { headers: { host: 'localhost' } };

/** One figure of `/metrics`. */
const value = async (name: string) => {
  const { body } = await get('/metrics', local);
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );
};

describe('/metrics', () => {
  test.each([
    ['another machine', { remoteAddress: '203.0.113.7', headers: { host: 'localhost' } }],
    ['a proxy on this machine', { headers: { host: 'localhost', 'x-forwarded-for': '203.0.113.7' } }],
    ['a page that was pointed here', { headers: { host: 'elsewhere.example' } }],
    ['a wrong token', { remoteAddress: '203.0.113.7', headers: { authorization: `Bearer ${token}x` } }],
    ['no token', { remoteAddress: '203.0.113.7', headers: { authorization: 'Bearer' } }],
  ])('does not exist for %s', async (_, given) => {
    const answer = await get('/metrics', given);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  test('answers local callers and callers with the token', async () => {
    expect((await get('/metrics', local)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await get('/metrics', { remoteAddress: '203.0.113.7', headers })).body).toContain(
      'process_cpu_seconds_total',
    );
  });

  test('says whether all is well: queues, failed jobs, connections, streams and the newest backup', async () => {
    const { sql } = app.app.platform;
    expect(await value('backup_age_seconds')).toBe(-1);
    expect(await value('job_queue_waiting{lane="push"}')).toBe(0);
    const [due, taken] = [after(app.clock.now(), -minutes(3)), after(app.clock.now(), -minutes(60))];
    await sql`insert into backups (finished_at, bytes) values (${taken}, 1)`;
    await sql`
      insert into jobs (id, name, key, payload, run_at, attempts, last_error) values
        (gen_random_uuid(), 'mail-lost', 'a', '{}', ${due}, 3, 'no mail server'),
        (gen_random_uuid(), 'mail-later', 'b', '{}', ${after(app.clock.now(), minutes(9))}, 0, null)`;
    expect(await value('backup_age_seconds')).toBeCloseTo(3600, -1);
    expect(await value('job_queue_waiting{lane="mail"}')).toBe(1);
    expect(await value('job_queue_oldest_seconds{lane="mail"}')).toBeCloseTo(180, -1);
    expect(await value('jobs_failed')).toBe(1);
    expect(await value('database_up')).toBe(1);
    expect(await value('event_streams_open')).toBe(0);
    expect(await value('database_connections{state="waiting"}')).toBe(0);
    await sql`delete from jobs where name like 'mail-l%'`;
  });

  test('/healthz names the version of the program', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok', version: manifest.version });
  });

  test('has one label for all unknown routes', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'])
      for (const nth of [1, 2, 3])
        await app.app.server.inject({ method: method as 'GET', url: `/made-up/${nth}` });
    const { body } = await get('/metrics', local);
    expect(body).not.toContain('made-up');
    expect(body).not.toMatch(/method="(PROPFIND|LOCK|TRACE)"/);
    const unknown = body.match(/^http_request_duration_seconds_count\{route="unknown".*$/gm);
    expect(unknown).toHaveLength(1);
    expect(unknown?.[0]).toMatch(/method="unknown",status="404"\} 2[4-9]$/);
  });
});

describe('one client network', () => {
  test.each([
    ['documents', '/api/openapi.json', 120],
    ['pages', '/*', 300],
    ['pictures', '/media/:key', 6000],
  ])('gets %s only so often per minute, from any of its addresses', async (_, route, max) => {
    const server = Fastify();
    handleErrors(server);
    limitByAddress(server, app.app.platform);
    server.get(route, async () => 'answer');
    const url = route.replace(/\*|:key/, 'any');
    const status = async (nth: number, network = 'db8') => {
      const remoteAddress = `2001:${network}::${nth.toString(16)}`;
      return (await server.inject({ url, remoteAddress })).statusCode;
    };
    for (let nth = 1; nth <= max; nth++) expect(await status(nth)).toBe(200);
    const refused = await server.inject({ url, remoteAddress: '2001:db8::ffff' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(await status(1, 'db9')).toBe(200);
    app.clock.moveTo(after(testNow(), minutes(7)));
    expect(await status(1)).toBe(200);
    await server.close();
  });

  test('is limited in the whole program too', async () => {
    const from = { remoteAddress: '203.0.113.8' };
    const url = '/api/docs/static/index.css';
    let answer = await get(url, from);
    while (answer.statusCode === 200) answer = await get(url, from);
    expect(answer.statusCode).toBe(429);
    expect((await get(url, { remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  });
});

test('every call refused by a rate limit has Retry-After', async () => {
  const body = { email: 'nobody@example.com' };
  let answer = await app.stranger.call('POST /auth/forgot-password', { body });
  while (answer.status !== 429) answer = await app.stranger.call('POST /auth/forgot-password', { body });
  const wait = Number(answer.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3600);
});
