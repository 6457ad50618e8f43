import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let jordan: Caller;
beforeAll(async () => {
  app = await openTestApp();
  jordan = await app.signIn({ roles: ['pet_owner'] });
});
afterEach(async () => {
  app.clock.moveTo(testNow());
  await app.app.platform.sql`delete from rate_limits`;
});
afterAll(() => app.close());

const bella = { name: 'Bella', breed: 'Goldendoodle', weight: 52 };
const named = (key: string) => ({ headers: { 'idempotency-key': key } });
const addPet = (caller: Caller, key: string, body: object = bella) =>
  caller.call('POST /api/pets', { body, ...named(key) });
const petsOf = async (caller: Caller) => (await caller.call('GET /api/pets')).body.length;

const maya = () => ({
  firstName: 'Maya',
  lastName: 'Ortiz',
  email: `${randomUUID()}@example.com`,
  password: 'sharp-shears',
  userType: 'groomer',
  plan: 'monthly',
  agreeToTerms: true,
  agreeToPrivacy: true,
});
const register = (body: object, key: string) =>
  app.stranger.call('POST /auth/register', { body, ...named(key) });
const accountsOf = (email: string) => app.app.platform.sql`select id from accounts where email = ${email}`;

/** Runs `work` while writes to a table are blocked. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  let done: Promise<T> | undefined;
  await app.app.platform.sql.begin(async (sql) => {
    await sql.unsafe(`lock table ${table} in share mode`);
    done = work();
    await done;
  });
  return done as Promise<T>;
}

describe('a repeat with the same key', () => {
  test('has one effect and gets the same bytes', async () => {
    const owner = await app.signIn({ roles: ['pet_owner'] });
    const key = randomUUID();
    const send = () =>
      app.app.server.inject({
        method: 'POST',
        url: '/api/pets',
        headers: { cookie: owner.cookie, 'content-type': 'application/json', 'idempotency-key': key },
        payload: JSON.stringify(bella),
      });
    const [first, second] = [await send(), await send()];
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    for (const name of ['content-type', 'content-length', 'cache-control'])
      expect(second.headers[name]).toBe(first.headers[name]);
    expect(await petsOf(owner)).toBe(1);
  });

  test('of a reply without a body has no body either', async () => {
    const { email } = (await app.signIn()).account;
    const key = randomUUID();
    const ask = () => app.stranger.call('POST /auth/forgot-password', { body: { email }, ...named(key) });
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([204, 204]);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    await app.settle();
    const mails = await app.app.platform.sql`select id from mails where to_address = ${email}`;
    expect(mails).toHaveLength(1);
  });

  test('a thousand concurrent copies on two processes have one effect and equal replies', async () => {
    const owner = await app.signIn({ roles: ['pet_owner'] });
    const there = (await app.secondProcess())(owner);
    const key = randomUUID();
    const { id } = await app.transact((t) => makePet(t, { ownerId: owner.id }));
    const record = (caller: Caller) =>
      caller.call('POST /api/pets/:id/vaccinations', {
        params: { id },
        body: { kind: 'rabies', givenOn: '2026-01-05' },
        ...named(key),
      });
    const untilAnswered = async (caller: Caller) => {
      for (;;) {
        const answer = await record(caller);
        if (answer.status !== 409) return answer;
        expect(answer.problem.code).toBe('in_progress');
        expect(answer.headers['retry-after']).toBe('1');
      }
    };
    const answers = await Promise.all(
      Array.from({ length: 1000 }, (_, nth) => untilAnswered(nth % 2 ? owner : there)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body.vaccinations).toHaveLength(1);
    const [first] = (await owner.call('GET /api/pets')).body;
    expect(first?.vaccinations).toHaveLength(1);
  });

  test.each([
    ['another body', (key: string) => addPet(jordan, key, { ...bella, name: 'Otto' })],
    [
      'another address',
      (key: string) => jordan.call('POST /api/roles', { body: { role: 'groomer' }, ...named(key) }),
    ],
  ])('with %s is refused, naming the header', async (_, other) => {
    const key = randomUUID();
    expect((await addPet(jordan, key)).status).toBe(201);
    const { status, problem } = await other(key);
    expect(status).toBe(422);
    expect(problem.errors?.[0]?.path).toBe('idempotency-key');
  });

  test('by another account is a separate request', async () => {
    const key = randomUUID();
    const stranger = await app.signIn({ roles: ['pet_owner'] });
    const [first, second] = [await addPet(jordan, key), await addPet(stranger, key)];
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  test('still requires permission', async () => {
    const key = randomUUID();
    const owner = await app.signIn({ roles: ['pet_owner'] });
    await addPet(owner, key);
    await owner.call('POST /auth/logout');
    expect((await addPet(owner, key)).status).toBe(401);
  });

  test('after a refusal is checked again', async () => {
    const owner = await app.signIn({ roles: ['pet_owner'] });
    const { id } = await app.transact((t) => makePet(t, { ownerId: owner.id }));
    const key = randomUUID();
    const ask = () =>
      owner.call('POST /api/grooming-requests', {
        body: { title: 'Full groom', petId: id, servicesNeeded: ['full_groom'], where: 'travel' },
        ...named(key),
      });
    expect((await ask()).problem.code).toBe('profile_incomplete');
    await owner.call('PUT /api/profiles/pet-owner', { body: { address: 'Austin, TX 78704' } });
    const first = await ask();
    expect(first.status).toBe(201);
    expect((await ask()).body).toEqual(first.body);
  });

  test('is recognized for 24 hours', async () => {
    const owner = await app.signIn({ roles: ['pet_owner'] });
    const key = randomUUID();
    const { body } = await addPet(owner, key);
    app.clock.moveTo(after(testNow(), hours(23.9)));
    await app.app.jobs.start();
    await app.settle();
    expect((await addPet(owner, key)).body.id).toBe(body.id);
    app.clock.moveTo(after(testNow(), hours(25)));
    await app.settle();
    expect((await addPet(owner, key)).body.id).not.toBe(body.id);
    await app.app.jobs.stop();
  });

  test('during the first request gets a conflict', async () => {
    const key = randomUUID();
    const [first, second] = await whileLocked('pets', async () => {
      const both = [addPet(jordan, key), addPet(jordan, key)];
      const refused = await Promise.race(both);
      expect(refused.problem.code).toBe('in_progress');
      return both;
    });
    const answers = [await first, await second].map((answer) => answer?.status);
    expect(new Set(answers)).toEqual(new Set([201, 409]));
  });
});

describe('a repeat while signed out', () => {
  test('begins one session if it is identical', async () => {
    const [body, key] = [maya(), randomUUID()];
    const [first, second] = [await register(body, key), await register(body, key)];
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect((await app.stranger.call('GET /auth/me', { headers: { cookie } })).body.id).toBe(first.body.id);
    expect(await accountsOf(body.email)).toHaveLength(1);
  });

  test('gives no session to a caller with the key but without the password', async () => {
    const [body, key] = [maya(), randomUUID()];
    await register(body, key);
    const { status, headers, problem } = await register({ ...body, password: 'another-password' }, key);
    expect(status).toBe(422);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(JSON.stringify(problem)).not.toContain('maya');
  });

  test('stores neither password nor session nor key in plain text', async () => {
    const [body, key] = [maya(), randomUUID()];
    const { headers } = await register(body, key);
    const rows = await app.app.platform.sql<{ answer: Buffer; row: string }[]>`
      select answer, row_to_json(r)::text as row from idempotent_requests r where answer is not null`;
    const kept = rows.map(({ answer, row }) => answer.toString('latin1') + row).join('\n');
    expect(kept).toContain('request_hash');
    const token = /=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
    for (const secret of [token, key, body.password, body.email]) expect(kept).not.toContain(secret);
  });

  test('runs once among many concurrent copies', async () => {
    const [body, key] = [maya(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 15 }, () => register(body, key)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    for (const { status, problem } of answers) if (status === 409) expect(problem.code).toBe('in_progress');
    expect((await register(body, key)).status).toBe(201);
    expect(await accountsOf(body.email)).toHaveLength(1);
  });

  test('may be corrected with the same key after a refusal', async () => {
    const [body, key] = [maya(), randomUUID()];
    const taken = { ...body, email: `${randomUUID()}@example.com` };
    await register(taken, randomUUID());
    expect((await register(taken, key)).problem.code).toBe('email_taken');
    expect((await register(body, key)).status).toBe(201);
  });

  test('runs again two minutes after its process died', async () => {
    const [body, key] = [maya(), randomUUID()];
    await register(body, key);
    await app.app.platform.sql`update idempotent_requests set answer = null`;
    expect((await register(body, key)).problem.code).toBe('in_progress');
    app.clock.moveTo(after(testNow(), minutes(2.1)));
    expect((await register(body, key)).problem.code).toBe('email_taken');
  });

  test('gets its reply after a lost connection', async () => {
    const { sql } = app.app.platform;
    await sql`delete from idempotent_requests`;
    const underWay = () => sql`select id from idempotent_requests where answer is null`;
    await app.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.server.address() as AddressInfo;
    const [body, key] = [maya(), randomUUID()];
    const json = JSON.stringify(body);
    await whileLocked('accounts', async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `POST /auth/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${json.length}\r\n\r\n${json}`,
      );
      await vi.waitFor(async () => expect(await underWay()).toHaveLength(1));
      socket.destroy();
    });
    await vi.waitFor(async () => expect((await register(body, key)).status).toBe(201));
    expect(await accountsOf(body.email)).toHaveLength(1);
  });
});

test.each(['', 'x'.repeat(256), 'tab\tin it', 'naïve'])('"%s" is not a valid key', async (key) => {
  const { status, problem } = await addPet(jordan, key);
  expect(status).toBe(422);
  expect(problem.errors).toEqual([
    { path: 'idempotency-key', message: 'Use 1 to 255 printable ASCII characters' },
  ]);
});

test('idempotent calls store nothing', async () => {
  const [row] = await app.app.platform.sql`select count(*)::int as count from idempotent_requests`;
  const { account } = await app.signIn();
  const body = { email: account.email, password: 'demo-password' };
  const signedIn = await app.stranger.call('POST /auth/login', { body, ...named(randomUUID()) });
  expect(signedIn.status).toBe(200);
  const [after] = await app.app.platform.sql`select count(*)::int as count from idempotent_requests`;
  expect(after).toEqual(row);
});
