import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { fill, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
let admin: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
  admin = await app.as((await app.transact((t) => makeAccount(t, { isAdmin: true }))).id);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo(testNow()));

/** A worked shift whose groomer disputes the pay. */
async function disputed() {
  const groomer = await signInGroomer(app);
  const { shift, params } = await fill(app, owner, groomer);
  app.clock.moveTo(new Date(shift.endsAt));
  await app.settle();
  const record = (dogsGroomed: number, revenue: number) =>
    owner.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed, revenue } });
  await record(4, 40_000);
  const answer = await groomer.call('POST /api/shifts/:id/dispute-pay', {
    params,
    body: { reason: 'Six dogs.' },
  });
  expect(answer.status).toBe(200);
  const disputedAt = app.clock.now();
  return {
    groomer,
    params,
    shift,
    record,
    at: async (ahead: number) => {
      app.clock.moveTo(after(disputedAt, ahead));
      await app.settle();
    },
    /** What each side sees of the pay; both are the same. */
    pay: async () => {
      const [ofOwner, ofGroomer] = await Promise.all(
        [owner, groomer].map(async (who) => (await who.call('GET /api/shifts/:id', { params })).body.pay),
      );
      expect(ofGroomer).toEqual(ofOwner);
      return ofOwner;
    },
    told: async (who: Caller, kind: string) =>
      (
        await app.app.platform.sql`
        select from notifications where account_id = ${who.id} and kind = ${kind} and path like ${`%${params.id}%`}`
      ).length,
  };
}

const decide = (who: Caller, id: string, body: object = {}) =>
  who.call('POST /api/admin/pay-disputes/:id/decide', {
    params: { id },
    body: { dogsGroomed: 6, revenue: 60_000, reason: 'The till says so.', ...body },
  });
const waiting = async () =>
  (await admin.call('GET /api/admin/pay-disputes', { query: { limit: 100 } })).body.map(({ id }) => id);

test('disputed pay is reminded of, goes to an admin after 72 hours, and is said to be unsettled after 14 days', async () => {
  const { groomer, params, at, pay, told } = await disputed();
  const open = await pay();
  expect(open).toMatchObject({ state: 'disputed', withAdmin: false });
  expect(Date.parse(open?.answerBy ?? '') - Date.parse(open?.disputedAt ?? '')).toBe(hours(72));
  await at(hours(48));
  expect([await told(owner, 'pay_dispute_waits'), await waiting()]).toEqual([1, []]);
  await at(hours(72));
  expect(await waiting()).toEqual([params.id]);
  expect(await pay()).toMatchObject({ state: 'disputed', withAdmin: true });
  for (const who of [owner, groomer]) expect(await told(who, 'pay_with_admin')).toBe(1);
  await at(days(14));
  for (const who of [owner, groomer]) expect(await told(who, 'pay_unsettled')).toBe(1);

  expect((await decide(admin, params.id)).status).toBe(204);
  await app.settle();
  expect(await pay()).toMatchObject({
    state: 'confirmed',
    dogsGroomed: 6,
    pay: 30_000,
    withAdmin: false,
    decision: 'The till says so.',
  });
  for (const who of [owner, groomer]) expect(await told(who, 'pay_decided')).toBe(1);
  expect([await waiting(), (await decide(admin, params.id)).status]).toEqual([[], 404]);
});

test('a corrected dispute stays with the two sides', async () => {
  const { record, at, pay, params } = await disputed();
  await record(6, 60_000);
  expect(await pay()).toMatchObject({ state: 'waiting', answerBy: null, disputedAt: null });
  await at(hours(73));
  expect(await waiting()).not.toContain(params.id);
  expect((await decide(admin, params.id)).status).toBe(404);
});

test('only an admin who is none of the two sides decides, with figures and a reason', async () => {
  const { groomer, params, at } = await disputed();
  await at(hours(72));
  for (const who of [owner, groomer, app.stranger]) {
    const answers = [
      (await decide(who, params.id)).status,
      (await who.call('GET /api/admin/pay-disputes')).status,
    ];
    expect(new Set(answers)).toEqual(new Set([who === app.stranger ? answers[0] : 404]));
  }
  await app.app.platform.sql`update accounts set is_admin = true where id = ${groomer.id}`;
  expect((await decide(await app.as(groomer.id), params.id)).problem.code).toBe('forbidden');
  await app.app.platform.sql`update accounts set is_admin = false where id = ${groomer.id}`;
  for (const [path, body] of [
    ['reason', { reason: ' ' }],
    ['revenue', { revenue: -1 }],
  ] as const) {
    const answer = await decide(admin, params.id, body);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, path]);
  }
});

test('a day without a dog needs the owner’s words, which the admin reads beside the groomer’s', async () => {
  const { groomer, params, at } = await disputed();
  const record = (body: object) =>
    owner.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed: 0, revenue: 0, ...body } });
  const silent = await record({});
  expect([silent.status, silent.problem.errors]).toEqual([
    422,
    [{ path: 'note', message: 'Say why no dog was groomed' }],
  ]);
  const said = await record({ note: 'The dryers were broken all day.' });
  expect(said.body.history.at(-1)?.note).toBe('The dryers were broken all day.');
  const seen = await groomer.call('GET /api/shifts/:id', { params });
  expect(JSON.stringify(seen.body.history)).toContain('The dryers were broken all day.');
  const answer = await groomer.call('POST /api/shifts/:id/dispute-pay', {
    params,
    body: { reason: 'I groomed six dogs by hand.' },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.actions).not.toContain('review');
  await at(hours(80));
  const { body } = await admin.call('GET /api/admin/pay-disputes', { query: {} });
  expect(body.find(({ id }) => id === params.id)).toMatchObject({
    dogsGroomed: 0,
    ownerWords: 'The dryers were broken all day.',
    disputeReason: 'I groomed six dogs by hand.',
  });
});
