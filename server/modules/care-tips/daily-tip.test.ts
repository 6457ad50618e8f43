import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { createDailyTips } from './create-daily-tips.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(() => app.clock.moveTo(testNow()));
afterAll(() => app.close());

/** An owner with a dog, in Austin unless given otherwise. */
async function dogOwner(address?: string) {
  const id = await app.transact(async (t) => {
    const { id: accountId } = await makeAccount(t, { roles: ['pet_owner'] });
    await makeMembership(t, { accountId, plan: 'annual' });
    await makePetOwner(t, { accountId, ...(address ? { address } : {}) });
    await makePet(t, { ownerId: accountId });
    return accountId;
  });
  return app.as(id);
}
const daily = (who: Caller, userId = 'current-user') =>
  who.call('GET /api/pet-care-tips/daily/:userId', { params: { userId } });
const choose = (who: Caller, body: object) => who.call('POST /api/pet-care-tips/notifications', { body });

/** Lets the hourly job run at an instant. */
async function runAt(instant: string | Date) {
  app.clock.moveTo(new Date(instant));
  await createDailyTips(app.app.platform);
  await app.settle();
}
const mailsTo = async (who: Caller) =>
  (await app.app.platform.mailer.kept(200)).filter(({ toAddress }) => toAddress.includes(who.id));

/** The tip that the table holds, whether or not its owner looked. */
const chosen = async (who: Caller) =>
  (
    await app.app.platform.sql<{ day: string; tipId: string }[]>`
      select day, tip_id from daily_tips where account_id = ${who.id}`
  )[0];

describe('the daily tip', () => {
  test('is one for the day, and another on the next', async () => {
    const jordan = await dogOwner();
    const { body: first } = await daily(jordan);
    expect(first).toMatchObject({ day: '2026-11-20', pets: ['Bella'] });
    expect((await daily(jordan, jordan.id)).body?.id).toBe(first?.id);
    app.clock.moveTo(after(app.clock.now(), days(1)));
    const { body: second } = await daily(jordan);
    expect(second?.day).toBe('2026-11-21');
    expect(second?.id).not.toBe(first?.id);
  });

  test('does not come again within 60 days', async () => {
    const jordan = await dogOwner();
    const ids = new Set<string | undefined>();
    for (let day = 0; day < 60; day++) {
      app.clock.moveTo(after(testNow(), days(day)));
      ids.add((await daily(await app.as(jordan.id))).body?.id);
    }
    expect(ids.size).toBe(60);
  });

  test('counts apart from browsed ones, and a day without one says why and when the next comes', async () => {
    const id = await app.transact(async (t) => {
      const { id: accountId } = await makeAccount(t, { roles: ['pet_owner'] });
      await makeMembership(t, { accountId, plan: 'annual' });
      await makePetOwner(t, { accountId });
      await makePet(t, { ownerId: accountId, species: 'other', breed: 'Chinchilla' });
      return accountId;
    });
    const browsed = (await (await app.as(id)).call('GET /api/pet-care-tips')).body;
    const ids: string[] = [];
    for (let day = 0; day < browsed.length; day++) {
      app.clock.moveTo(after(testNow(), days(day)));
      ids.push((await daily(await app.as(id))).body?.id ?? '');
    }
    expect(new Set(ids).size).toBe(browsed.length);
    const state = async () => (await (await app.as(id)).call('GET /api/pet-care-tips/daily-state')).body;
    expect((await state()).state).toBe('chosen');
    for (let day = browsed.length; day < 60; day++) {
      app.clock.moveTo(after(testNow(), days(day)));
      const { body } = await daily(await app.as(id));
      if (body) ids.push(body.id);
      else expect(await state()).toEqual({ state: 'all_seen', nextOn: '2027-01-19' });
    }
    expect(new Set(ids).size).toBe(ids.length);
    app.clock.moveTo(after(testNow(), days(60)));
    expect((await daily(await app.as(id))).body?.id).toBe(ids[0]);
  });

  test('is chosen at the morning of the owner’s place', async () => {
    const [austin, honolulu] = [await dogOwner(), await dogOwner('Honolulu, HI 96815')];
    // The first run enrolls both. 6:59 in Austin is 2:59 in Honolulu.
    await runAt('2026-11-25T12:59:00Z');
    expect([await chosen(austin), await chosen(honolulu)]).toMatchObject([
      { day: '2026-11-24' },
      { day: '2026-11-24' },
    ]);
    await runAt('2026-11-25T13:00:00Z');
    expect([await chosen(austin), await chosen(honolulu)]).toMatchObject([
      { day: '2026-11-25' },
      { day: '2026-11-24' },
    ]);
    await runAt('2026-11-25T17:00:00Z');
    expect(await chosen(honolulu)).toMatchObject({ day: '2026-11-25' });
  });

  test('opened in three tabs at once it is the same', async () => {
    const jordan = await dogOwner();
    const answers = await Promise.all([daily(jordan), daily(jordan), daily(jordan)]);
    expect(new Set(answers.map(({ body }) => body?.id)).size).toBe(1);
  });

  test('is null without a pet that it suits', async () => {
    const { id } = await app.transact((t) => makePetOwner(t));
    expect(await daily(await app.as(id))).toMatchObject({ status: 200, body: null });
    const { body } = await (await app.as(id)).call('GET /api/pet-care-tips/daily-state');
    expect(body).toEqual({ state: 'no_pet', nextOn: null });
  });
});

describe('its settings', () => {
  test('are on in the app at first, and off by mail and push', async () => {
    const jordan = await dogOwner();
    const { body } = await jordan.call('GET /api/pet-care-tips/notifications');
    expect(body).toEqual({ enabled: true, email: false, push: false });
  });

  test('keep what is left out, and switched off there is no tip', async () => {
    const jordan = await dogOwner();
    await choose(jordan, { enabled: true, email: true });
    expect((await choose(jordan, { enabled: false })).body).toEqual({
      enabled: false,
      email: true,
      push: false,
    });
    expect((await daily(jordan)).body).toBeNull();
    const { body: off } = await jordan.call('GET /api/pet-care-tips/daily-state');
    expect(off).toEqual({ state: 'off', nextOn: null });
    await runAt(after(app.clock.now(), days(2)));
    expect(await chosen(jordan)).toBeUndefined();
    await choose(jordan, { enabled: true });
    expect((await daily(jordan)).body).not.toBeNull();
  });

  test('each owner’s choice is announced once, whatever the channel', async () => {
    const silent = await dogOwner();
    await runAt(after(app.clock.now(), days(1)));
    await runAt(after(app.clock.now(), hours(1)));
    const events = await app.app.platform.sql<{ payload: object }[]>`
      select payload from events where type = 'daily_tip.chosen' and payload ->> 'accountId' = ${silent.id}`;
    expect(events).toEqual([{ payload: { accountId: silent.id, day: (await chosen(silent))?.day } }]);
  });

  test('mail goes only to who chose it, once a day', async () => {
    const [silent, wanting] = [await dogOwner(), await dogOwner()];
    await choose(wanting, { enabled: true, email: true });
    await runAt(after(app.clock.now(), days(1)));
    await runAt(after(app.clock.now(), hours(1)));
    expect(await mailsTo(silent)).toEqual([]);
    const mails = await mailsTo(wanting);
    const { body: tip } = await daily(wanting);
    expect(mails.map(({ subject }) => subject)).toEqual([`Tip of the day: ${tip?.title}`]);
    expect(mails[0]?.body).toContain('/pet-owner?tab=care-tips');
  });

  test('an unread tip gives its place in the app to the next one, and a read one stays', async () => {
    const jordan = await dogOwner();
    await choose(jordan, { enabled: true, email: true });
    const shown = async () => {
      const who = await app.as(jordan.id);
      const { body } = await who.call('GET /api/notifications', { query: {} });
      return {
        ids: body.map(({ id }) => id),
        unread: (await who.call('GET /api/notifications/unread')).body,
      };
    };
    await runAt(after(testNow(), days(1)));
    const first = await shown();
    expect(first).toMatchObject({ ids: [expect.any(String)], unread: { count: 1 } });
    await runAt(after(testNow(), days(2)));
    const second = await shown();
    expect(second).toMatchObject({
      ids: [expect.not.stringMatching(first.ids[0] ?? '')],
      unread: { count: 1 },
    });
    const reader = await app.as(jordan.id);
    await reader.call('POST /api/notifications/read', { body: { ids: second.ids } });
    await runAt(after(testNow(), days(3)));
    expect((await shown()).ids).toEqual([expect.any(String), ...second.ids]);
    expect(await mailsTo(jordan)).toHaveLength(3);
  });

  test('an owner whose membership ended gets neither tip nor mail, and can still switch it off', async () => {
    const guest = await app.signIn({ roles: ['pet_owner'], membership: false });
    await app.transact((t) => makePet(t, { ownerId: guest.id }));
    await choose(guest, { enabled: true, email: true });
    await runAt(after(app.clock.now(), days(1)));
    expect(await mailsTo(guest)).toEqual([]);
    expect((await daily(guest)).status).toBe(402);
    expect((await choose(guest, { enabled: false })).status).toBe(200);
  });
});

test('is for oneself only', async () => {
  const [jordan, other] = [await dogOwner(), await dogOwner()];
  expect((await daily(other, jordan.id)).status).toBe(403);
  expect((await daily(app.stranger)).status).toBe(401);
  expect((await daily(await app.signIn({ roles: ['groomer'] }))).status).toBe(403);
  expect((await choose(app.stranger, { enabled: false })).status).toBe(401);
  for (const path of ['notifications', 'daily-state'] as const)
    expect((await app.stranger.call(`GET /api/pet-care-tips/${path}`)).status).toBe(401);
  const refused = await choose(jordan, { enabled: 'no' });
  expect([refused.status, refused.problem.errors?.map(({ path }) => path)]).toEqual([422, ['enabled']]);
});
