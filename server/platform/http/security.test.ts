import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProblemBody } from '#contract/problems.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { allowInlineScripts, secure } from './security.ts';

let app: TestApp;
let overTls: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  overTls = await openTestApp({ PUBLIC_URL: 'https://wagwell.example', DEMO: '0' });
  owner = await app.signIn({ roles: ['pet_owner'] });
});
afterAll(() => Promise.all([app.close(), overTls.close()]));

const replies = [
  ['a list', { url: '/api/plans' }],
  ['a refusal', { url: '/api/pets' }],
  ['an unknown path', { url: '/api/nothing' }],
  ['an unknown photo', { url: '/media/nothing' }],
  ['the documentation', { url: '/api/docs/static/index.css' }],
  [
    'bad JSON',
    { url: '/auth/login', method: 'POST', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  ['a redirect', { url: '/api/login' }],
  ['a method that no route has', { url: '/api/plans', method: 'DELETE' }],
] as const;

describe.each(replies)('%s', (_, request) => {
  test('tells the browser to run, embed and lend nothing', async () => {
    const { headers } = await app.app.server.inject({ ...request });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(directive);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(policy.find((directive) => directive.startsWith('script-src'))).not.toContain('unsafe-inline');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('asks for https alone, with subdomains, where the site has it', async () => {
    const { headers } = await overTls.app.server.inject({ ...request });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

test('each page allows its own inline scripts by a nonce of its own', async () => {
  const server = Fastify();
  secure(server, app.app.platform.config);
  server.get('/', async (_request, reply) => allowInlineScripts(reply, app.app.platform.config));
  const nonces = [];
  for (let nth = 0; nth < 3; nth++) {
    const { headers, body } = await server.inject('/');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${body}'`);
    expect(Buffer.from(body, 'base64')).toHaveLength(16);
    nonces.push(body);
  }
  expect(new Set(nonces).size).toBe(3);
  await server.close();
});

describe('a page of another site', () => {
  const pet = { name: 'Otto', breed: 'Poodle', weight: 20 };

  test.each([
    ['a form', { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }],
    ['a simple request', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['a script', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }],
    ['another host of this site', { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }],
    ['a sandboxed frame', { origin: 'null', 'content-type': 'application/json' }],
    [
      'a name that begins alike',
      { origin: 'http://localhost.evil.example', 'content-type': 'application/json' },
    ],
  ])('changes nothing with %s', async (_, headers) => {
    const answer = await app.app.server.inject({
      method: 'POST',
      url: '/api/pets',
      payload: JSON.stringify(pet),
      headers: { ...headers, host: 'localhost', cookie: owner.cookie },
    });
    expect([answer.statusCode, answer.json<ProblemBody>().code]).toEqual([403, 'cross_site']);
    expect((await owner.call('GET /api/pets')).body).toEqual([]);
  });

  test('gets no permission in advance, and no reply that it may read', async () => {
    const headers = {
      origin: 'https://evil.example',
      cookie: owner.cookie,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const asked = await app.app.server.inject({ method: 'OPTIONS', url: '/api/pets', headers });
    expect(asked.statusCode).toBe(404);
    const read = await app.app.server.inject({ url: '/api/pets', headers });
    for (const reply of [asked, read])
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('own pages and programs may', async () => {
    for (const headers of [{ origin: 'http://localhost' }, { 'sec-fetch-site': 'same-origin' }, {}])
      expect(
        (
          await app.app.server.inject({
            method: 'POST',
            url: '/api/pets',
            payload: pet,
            headers: { ...headers, host: 'localhost', cookie: owner.cookie },
          })
        ).statusCode,
      ).toBe(201);
  });
});

test.each(['TRACE', 'PROPFIND', 'LOCK'])('%s echoes nothing', async (method) => {
  const { statusCode, body } = await app.app.server.inject({
    method: method as 'GET',
    url: '/api/pets',
    headers: { cookie: owner.cookie, 'x-secret': 'lanterns' },
  });
  expect(statusCode).toBeGreaterThanOrEqual(404);
  expect(body).not.toMatch(/lanterns|wagwell_session/);
});

test('nothing may be loaded from another host', async () => {
  const server = Fastify();
  secure(server, app.app.platform.config);
  server.get('/', () => '');
  const { headers } = await server.inject('/');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("connect-src 'self'");
  expect(policy.filter((directive) => directive.includes('//'))).toEqual([]);
  await server.close();
});
