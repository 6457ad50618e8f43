import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/problems.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
let secure: TestApp;
beforeAll(async () => {
  app = await openTestApp({ TEST_CLOCK: '1' });
  secure = await openTestApp({ PUBLIC_URL: 'https://wagwell.example', DEMO: '0' });
});
afterAll(() => Promise.all([app.close(), secure.close()]));

type From = { remoteAddress?: string; headers?: Record<string, string> };

const doors = [
  { method: 'GET', url: '/dev/mail', open: 200 },
  { method: 'POST', url: '/api/test-clock', open: 422 },
] as const;

const knock = ({ method, url }: (typeof doors)[number], from: From, at = app) =>
  at.app.server.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}), ...from });

test.each(doors)('$method $url answers local callers', async (door) => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3104', '[::1]:3000'])
    expect([host, (await knock(door, { headers: { host } })).statusCode]).toEqual([host, door.open]);
});

const elsewhere: [string, From][] = [
  ['from another machine', { remoteAddress: '203.0.113.7' }],
  ['for another host', { headers: { host: 'wagwell.example' } }],
  ['for a host that begins alike', { headers: { host: 'localhost.evil.example' } }],
  ['with X-Forwarded-For', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['with X-Forwarded-Host', { headers: { 'x-forwarded-host': 'localhost' } }],
  ['with X-Forwarded-Proto', { headers: { 'x-forwarded-proto': 'http' } }],
  ['with X-Real-IP', { headers: { 'x-real-ip': '127.0.0.1' } }],
  ['with Forwarded', { headers: { forwarded: 'for=127.0.0.1' } }],
  ...[
    'cf-connecting-ip',
    'cf-ray',
    'true-client-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'fastly-client-ip',
    'fly-client-ip',
    'x-original-forwarded-for',
    'x-envoy-external-address',
    'x-amzn-trace-id',
    'x-azure-clientip',
  ].map((name): [string, From] => [`with ${name}`, { headers: { [name]: '127.0.0.1' } }]),
  ['with Via', { headers: { via: '1.1 proxy' } }],
];

test.each(elsewhere)('%s gets the reply of an unknown path', async (_, from) => {
  for (const door of doors) {
    const { statusCode, body } = await knock(door, from);
    expect(statusCode).toBe(404);
    const unknown = await app.app.server.inject({ method: door.method, url: '/dev/nothing', ...from });
    expect(JSON.parse(body)).toEqual({
      ...unknown.json<ProblemBody>(),
      detail: `There is nothing at ${door.method} ${door.url}.`,
    });
  }
});

test.each(doors)('on an https site, $method $url does not exist', async (door) => {
  expect((await knock(door, {}, secure)).statusCode).toBe(404);
});
