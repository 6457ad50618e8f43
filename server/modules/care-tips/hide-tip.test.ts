import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { createDailyTips } from './create-daily-tips.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signIn({ isAdmin: true });
});
beforeEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

const reason = 'Its source has been withdrawn.';
const turn = (id: string, hidden: boolean, who = admin) =>
  who.call('PATCH /api/admin/care-tips/:id', { params: { id }, body: { hidden, reason } });
const read = (who: Caller, id: string) => who.call('GET /api/pet-care-tips/:id', { params: { id } });
const save = (who: Caller, tipId: string) => who.call('POST /api/pet-care-tips/save', { body: { tipId } });
const rate = (who: Caller, tipId: string) =>
  who.call('POST /api/pet-care-tips/rate', { body: { tipId, rating: 1 } });
const daily = async (who: Caller) =>
  (await who.call('GET /api/pet-care-tips/daily/:userId', { params: { userId: 'current-user' } })).body?.id;
const generated = async (who: Caller) => (await who.call('GET /api/pet-care-tips')).body.map(({ id }) => id);

/** Owners with the same dog, who therefore get the same tips. */
async function dogOwner() {
  const id = await app.transact(async (t) => {
    const { id: accountId } = await makeAccount(t, { roles: ['pet_owner'] });
    await makeMembership(t, { accountId, plan: 'annual' });
    await makePetOwner(t, { accountId });
    await makePet(t, { ownerId: accountId });
    return accountId;
  });
  return app.as(id);
}

describe('a hidden tip', () => {
  test('is not generated until it is shown again', async () => {
    const [first = ''] = await generated(await dogOwner());
    expect((await turn(first, true)).body).toMatchObject({ id: first, hidden: { reason } });
    const others = await generated(await dogOwner());
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain(first);
    expect((await turn(first, false)).body.hidden).toBeNull();
    expect((await generated(await dogOwner()))[0]).toBe(first);
  });

  test('is no daily tip, and another one takes its place on the same day', async () => {
    const jordan = await dogOwner();
    const chosen = (await daily(jordan)) ?? '';
    await turn(chosen, true);
    const next = await daily(jordan);
    expect(next).toMatch(/-/);
    expect(next).not.toBe(chosen);
    expect(await daily(jordan)).toBe(next);
    expect(await daily(await dogOwner())).not.toBe(chosen);
    await turn(chosen, false);
  });

  test('is not mailed, even if it was chosen before', async () => {
    const jordan = await dogOwner();
    await jordan.call('POST /api/pet-care-tips/notifications', { body: { enabled: true, email: true } });
    app.clock.moveTo(after(app.clock.now(), days(1)));
    await createDailyTips(app.app.platform);
    const [row] = await app.app.platform.sql<{ tipId: string }[]>`
      select tip_id from daily_tips where account_id = ${jordan.id}`;
    await turn(row?.tipId ?? '', true);
    await app.settle();
    const mails = await app.app.platform.mailer.kept(200);
    expect(mails.filter(({ toAddress }) => toAddress.includes(jordan.id))).toEqual([]);
    await turn(row?.tipId ?? '', false);
  });

  test('stays readable, and marked, for those who saved it; for others it is gone', async () => {
    const id = 'safety-parked-car';
    const [dana, other] = [
      await app.signIn({ roles: ['pet_owner'] }),
      await app.signIn({ roles: ['pet_owner'] }),
    ];
    await save(dana, id);
    expect((await dana.call('GET /api/pet-care-tips/saved')).body).toMatchObject([{ id, hidden: false }]);
    await turn(id, true);
    expect((await dana.call('GET /api/pet-care-tips/saved')).body).toMatchObject([{ id, hidden: true }]);
    expect((await read(dana, id)).body).toMatchObject({ id, hidden: true });
    expect((await rate(dana, id)).status).toBe(200);
    expect((await read(admin, id)).body).toMatchObject({ id, hidden: true });
    for (const answer of [await read(other, id), await rate(other, id), await save(other, id)])
      expect(answer.status).toBe(404);
    await turn(id, false);
    expect((await read(other, id)).body).toMatchObject({ id, hidden: false });
  });

  test('needs a reason; each act is in the audit log, and showing what is shown is none', async () => {
    const id = 'safety-foxtails';
    await turn(id, true);
    const again = { hidden: true, reason: 'Too long.' };
    const renamed = await admin.call('PATCH /api/admin/care-tips/:id', { params: { id }, body: again });
    expect(renamed.body.hidden).toMatchObject({ reason: 'Too long.' });
    expect([(await turn(id, false)).status, (await turn(id, false)).status]).toEqual([200, 200]);
    const { body: log } = await admin.call('GET /api/admin/audit-log', { query: { limit: 3 } });
    const title = 'Comb out foxtails before they travel';
    expect(log.map(({ act, adminId, subjectId, details }) => [act, adminId, subjectId, details])).toEqual([
      ['care_tip.shown', admin.id, id, { title, reason }],
      ['care_tip.hidden', admin.id, id, { title, reason: 'Too long.' }],
      ['care_tip.hidden', admin.id, id, { title, reason }],
    ]);
    const silent = await admin.call('PATCH /api/admin/care-tips/:id', {
      params: { id },
      body: { hidden: true, reason: ' ' },
    });
    expect([silent.status, silent.problem.errors?.[0]?.path]).toEqual([422, 'reason']);
    expect((await turn('safety-unheard-of', true)).status).toBe(404);
  });
});

test('one tip is read by everyone with an account, providers without a membership included', async () => {
  const groomer = await app.signIn({ roles: ['groomer'], membership: false });
  expect((await read(groomer, 'safety-seizure-places')).body).toMatchObject({
    id: 'safety-seizure-places',
    imageUrl: '/tip-drawings/table.svg',
    savedAt: null,
  });
  expect((await read(app.stranger, 'safety-seizure-places')).status).toBe(401);
});
