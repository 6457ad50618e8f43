import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '#contract/api/api.ts';
import { calls } from './every-call/calls.ts';
import type { Call } from './every-call/calls.ts';
import type { Input } from './every-call/valid-request.ts';
import { send } from './every-call/send.ts';
import { changedTables, readDatabase } from './every-call/written-tables.ts';
import { makePerson, createScenario } from './every-call/create-scenario.ts';
import { firstVersion } from './specified-calls/first-version.ts';
import { laterCalls } from './specified-calls/later-calls.ts';
import { exactly, missingIn } from './specified-calls/row.ts';
import type { Row } from './specified-calls/row.ts';
import { openTestApp } from './test-app.ts';
import type { TestApp } from './test-app.ts';
import { expectedStatus } from './every-call/sweeps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

function callOf(key: keyof Api): Call {
  const call = calls.find((one) => one.key === key);
  if (!call) throw new Error(`There is no ${key}`);
  return call;
}

/** Sends exactly the fields of a row, with and without the optional ones. */
async function sendExactly([key, answers, sent, held]: Row) {
  const call = callOf(key);
  for (let nth = 0; ; nth++) {
    const { good, cookie } = await createScenario(app, key);
    const inputs = exactly(good, sent);
    const input = inputs[nth];
    if (!input) return;
    const { status, type, text } = await send(app, call, input, cookie);
    const told = `${JSON.stringify(input.query ?? input.body)} ${text.slice(0, 500)}`;
    expect(status, told).toBe(answers);
    if (held.length === 0) continue;
    expect(type).toMatch(/^application\/json/);
    const answer = JSON.parse(text) as unknown;
    const records = Array.isArray(answer) ? answer : [answer];
    expect(records.length, 'an empty list shows nothing').toBeGreaterThan(0);
    for (const record of records) expect(missingIn(record, held), told).toEqual([]);
  }
}

const named = (rows: Row[]) => rows.map((row) => ({ key: row[0], row }));

describe('a call of the first version has the same fields and replies as then', () => {
  test.each(named(firstVersion))('$key', ({ row }) => sendExactly(row));
});

describe('a later call accepts its fields and no other', () => {
  test.each(named(laterCalls))('$key', ({ row }) => sendExactly(row));
});

describe('ids in paths and bodies must be the caller’s own', () => {
  test.each<[keyof Api, string]>([
    ['POST /api/shift-applications', 'groomerId'],
    ['POST /api/applications/shift', 'groomerId'],
    ['POST /api/applications/grooming-request', 'groomerId'],
    ['POST /api/shifts', 'ownerId'],
    ['POST /api/shifts', 'businessId'],
    ['POST /api/pets', 'ownerId'],
    ['POST /api/messages', 'fromUserId'],
    ['PUT /api/users/:id', 'id'],
    ['GET /api/messages/conversations/:userId', 'userId'],
    ['GET /api/messages/:userId/:otherUserId', 'userId'],
    ['GET /api/marketplace/all-offers', 'userId'],
    ['GET /api/pet-care-tips/daily/:userId', 'userId'],
  ])('%s: %s', async (key, field) => {
    const call = callOf(key);
    const other = await makePerson(app);
    const put = <T>(record: T, id: string) =>
      typeof record === 'object' && record !== null && field in record ? { ...record, [field]: id } : record;
    const withId = ({ params, query, body, ...good }: Input, id: string) =>
      ({ ...good, params: put(params, id), query: put(query, id), body: put(body, id) }) as Input;
    const { good, cookie, me } = await createScenario(app, key);
    const before = await readDatabase(app);
    expect((await send(app, call, withId(good, other), cookie)).status).toBe(403);
    expect(await changedTables(app, before)).toEqual([]);
    for (const id of [me, 'current-user']) {
      const scene = await createScenario(app, key);
      const own = id === me ? scene.me : id;
      expect((await send(app, call, withId(scene.good, own), scene.cookie)).status).toBe(
        expectedStatus(call),
      );
    }
  });
});

test('email and phone are visible only to their owner', async () => {
  const maya = await app.signIn();
  const phone = '(512) 555-0142';
  await maya.call('PUT /api/users/:id', { params: { id: 'current-user' }, body: { phone } });
  const params = { id: maya.id };
  const { email } = maya.account;
  expect((await maya.call('GET /api/users/:id', { params })).body).toMatchObject({ email, phone });
  const other = await app.signIn();
  const shown = { email: null, phone: null, firstName: 'Alex' };
  expect((await other.call('GET /api/users/:id', { params })).body).toMatchObject(shown);
});

const bounded = calls.flatMap(({ key, endpoint: { query } }) =>
  ['limit', 'minPay'].filter((name) => query && name in query.shape).map((name) => ({ key, name })),
);

test.each(bounded)('$key names the bounds of $name', async ({ key, name }) => {
  const { good, cookie } = await createScenario(app, key);
  for (const value of ['0', '101']) {
    const query = { ...Object.fromEntries(new URLSearchParams(good.query)), [name]: value };
    const { status, text } = await send(app, callOf(key), { ...good, query }, cookie);
    const message = 'Use a whole number from 1 to 100';
    expect([status, JSON.parse(text)]).toMatchObject([422, { errors: [{ path: name, message }] }]);
  }
});

test('codes and amounts match the specification', async () => {
  const { body: plans } = await app.stranger.call('GET /api/plans');
  expect(plans.map((p) => [p.plan, p.price, p.minimumMonths, p.discountPercent, p.earlyCancelFee])).toEqual([
    ['monthly', 699, 4, 0, 0],
    ['annual', 8388, 0, 0, 0],
    ['premium_monthly', 2999, 4, 15, 5000],
    ['premium_quarterly', 7999, 4, 20, 4000],
    ['premium_annual', 29_999, 4, 25, 3000],
  ]);
  expect(plans[0]).toMatchObject({ commitment: 2796 });
  expect(plans[1]).toMatchObject({ termMonths: 13, badge: 'BEST VALUE' });
  const jordan = await app.as(await makePerson(app));
  const sizes = ['small', 'medium', 'large', 'extra_large'];
  for (const size of [...sizes, undefined]) {
    const pet = await jordan.call('POST /api/pets', { body: { name: 'Bella', size } });
    expect([pet.status, pet.body.size]).toEqual([201, size ?? 'medium']);
  }
  const [pet] = (await jordan.call('GET /api/pets')).body;
  const services =
    'full_groom bath_brush bath_tidy deshed hand_strip puppy_intro nail_trim nail_grind ear_clean teeth_brush anal_glands sanitary paw_pad flea_bath medicated_bath demat'.split(
      ' ',
    );
  for (const urgency of ['low', 'normal', 'high', 'urgent']) {
    const body = { title: 'Groom', petId: pet?.id, servicesNeeded: services, urgency };
    const request = await jordan.call('POST /api/grooming-requests', { body });
    expect(request.body).toMatchObject({ servicesNeeded: services, urgency, status: 'posted' });
  }
});

test.each([
  ['email', 'no-address', 'Please enter a valid email'],
  ['password', '1234567', 'Password must be at least 8 characters'],
  ['agreeToTerms', false, 'You must agree to the Terms of Service'],
  ['agreeToPrivacy', false, 'You must agree to the Privacy Policy'],
])('registering with %s = %s explains the refusal', async (field, value, message) => {
  const { good } = await createScenario(app, 'POST /auth/register');
  const answer = await app.stranger.call('POST /auth/register', {
    body: { ...(good.body as object), [field]: value },
  });
  expect([answer.status, answer.problem.errors]).toEqual([422, [{ path: field, message }]]);
});
