import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { signInGroomer } from '#server/modules/shifts/shifts.scenario.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeAppeal, makeFact } from './reliability.factory.ts';

let app: TestApp;
let groomer: Caller;
let admin: Caller;
let otherAdmin: Caller;
const newAdmin = async (given: object = {}) =>
  app.as((await app.transact((t) => makeAccount(t, { isAdmin: true, ...given }))).id);
beforeAll(async () => {
  app = await openTestApp();
  groomer = await signInGroomer(app);
  admin = await newAdmin({ firstName: 'Ada' });
  otherAdmin = await newAdmin();
});
afterAll(() => app.close());

const appeal = (who: Caller, id: string, text = 'The road was closed.') =>
  who.call('POST /api/reliability/facts/:id/appeal', { params: { id }, body: { text } });
const decide = (who: Caller, id: string, body: object) =>
  who.call('POST /api/admin/disputes/:id/decide', { params: { id }, body });
const overturn = { decision: 'overturned', reason: 'The owner agrees.' };

describe('an appeal', () => {
  test('is filed once, with words, by whom the fact counts against', async () => {
    const id = await app.transact((t) => makeFact(t, { accountId: groomer.id }));
    expect((await appeal(await signInGroomer(app), id)).status).toBe(404);
    expect((await appeal(app.stranger, id)).status).toBe(401);
    const empty = await appeal(groomer, id, ' ');
    expect([empty.status, empty.problem.errors?.[0]?.path]).toEqual([422, 'text']);
    expect((await appeal(groomer, id)).body).toMatchObject({ appeal: { status: 'filed' }, actions: [] });
    expect((await appeal(groomer, id)).problem.code).toBe('already_done');
  });

  test('is not possible about what counts for somebody, or no more', async () => {
    const kept = await app.transact((t) => makeFact(t, { accountId: groomer.id, kind: 'kept' }));
    const old = await app.transact((t) =>
      makeFact(t, { accountId: groomer.id, countedFrom: after(t.now, -days(90)) }),
    );
    for (const id of [kept, old]) expect((await appeal(groomer, id)).problem.code).toBe('too_late');
  });
});

describe('a decision', () => {
  test('overturns the fact, so that it counts no more, and stands in the audit log', async () => {
    const { id, factId } = await app.transact((t) => makeAppeal(t, { accountId: groomer.id }));
    expect((await decide(groomer, id, overturn)).status).toBe(404);
    const open = await admin.call('GET /api/admin/disputes', { query: { limit: 100 } });
    expect(open.body.find((one) => one.id === id)).toMatchObject({
      fact: { id: factId, kind: 'withdrawn_late' },
      appeal: { text: 'I was ill.', status: 'filed' },
      person: { id: groomer.id },
    });
    expect((await decide(admin, id, { decision: 'overturned', reason: '' })).status).toBe(422);
    expect((await decide(admin, id, overturn)).body).toMatchObject({
      appeal: { status: 'overturned', decision: 'The owner agrees.' },
      decidedBy: expect.stringContaining('Ada'),
    });
    const { body: facts } = await groomer.call('GET /api/reliability/facts');
    expect(facts.find((fact) => fact.id === factId)).toMatchObject({ uncounted: 'overturned', weight: 0 });
    const log = await app.app.platform.sql`
      select admin_id, act from audit_log where subject_id = ${id}`;
    expect(log).toEqual([{ adminId: admin.id, act: 'appeal.overturned' }]);
  });

  test('upholds it, and is made once: the second admin learns who decided', async () => {
    const { id, factId } = await app.transact((t) => makeAppeal(t, { accountId: groomer.id }));
    const both = await Promise.all([
      decide(admin, id, { decision: 'upheld', reason: 'No proof.' }),
      decide(otherAdmin, id, overturn),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await decide(otherAdmin, id, overturn);
    expect(again.problem).toMatchObject({
      code: 'already_done',
      detail: expect.stringMatching(/has decided/),
    });
    const { body: decided } = await admin.call('GET /api/admin/disputes', { query: { state: 'decided' } });
    expect(decided[0]?.fact.id).toBe(factId);
  });

  test('is never made by an admin who is one of the two sides', async () => {
    const own = await app.transact((t) => makeAppeal(t, { accountId: admin.id }));
    const reported = await app.transact((t) => makeAppeal(t, { otherId: admin.id }));
    for (const { id } of [own, reported])
      expect((await decide(admin, id, overturn)).problem.code).toBe('forbidden');
    expect((await decide(otherAdmin, own.id, overturn)).status).toBe(200);
  });
});

test('a provider who was never booked reads the first name of the pet owner who appealed', async () => {
  const petOwner = await app.transact((t) =>
    makePetOwner(t, { account: { firstName: 'Jordan', lastName: 'Reyes' } }),
  );
  const provider = await signInGroomer(app, { account: { firstName: 'Maya', lastName: 'Ortiz' } });
  const decided = async (accountId: string, otherId: string) => {
    const { id } = await app.transact((t) => makeAppeal(t, { accountId, otherId, kind: 'answered_late' }));
    expect((await decide(admin, id, overturn)).status).toBe(200);
    await app.settle();
    return (await (await app.as(otherId)).call('GET /api/notifications')).body[0]?.title;
  };
  expect(await decided(petOwner.id, provider.id)).toBe("Jordan's late answer no longer counts");
  expect(await decided(provider.id, petOwner.id)).toBe("Maya Ortiz's late answer no longer counts");
});

test('a fact that is old is kept until its appeal is decided', async () => {
  const { id, factId } = await app.transact((t) => makeAppeal(t, { accountId: groomer.id }));
  await app.app.jobs.start();
  const isKept = async () =>
    (await app.app.platform.sql`select from reliability_facts where id = ${factId}`).length === 1;
  app.clock.moveTo(after(testNow(), days(92)));
  await app.settle();
  expect(await isKept()).toBe(true);
  expect((await decide(await app.as(admin.id), id, overturn)).status).toBe(200);
  app.clock.moveTo(after(testNow(), days(94)));
  await app.settle();
  expect(await isKept()).toBe(false);
});
