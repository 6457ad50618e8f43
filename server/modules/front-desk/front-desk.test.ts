import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frontDeskMinutes, mostFrontDesks } from '#contract/staff/front-desk.ts';
import { frontDeskCalls } from '#server/modules/identity/index.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { moduleRoutes } from '#server/modules.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { at, checkIn } from '#server/modules/visits/visits.scenario.ts';
import { calls } from '#tests/every-call/calls.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeFrontDesk } from './front-desk.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const signInSalon = () => app.signIn({ roles: ['owner', 'groomer'] });
type Salon = Awaited<ReturnType<typeof signInSalon>>;

const makeCode = async (salon: Salon) => (await salon.call('POST /api/front-desk/code')).body.code;
const pair = (salon: Salon, code: string, deviceName = 'Counter tablet') =>
  app.stranger.call('POST /api/front-desk/pair', { body: { email: salon.account.email, code, deviceName } });
const cookieOf = ({ headers }: Awaited<ReturnType<typeof pair>>) =>
  /wagwell_session=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
/** A caller with the cookie of a device. */
const atDevice = (salon: Salon, cookie: string): Caller => ({
  ...salon,
  cookie,
  call: (key, input = {}) => app.stranger.call(key, { ...input, headers: { ...input.headers, cookie } }),
});
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a device', () => {
  test('is paired by a code once, is listed among the devices by its name, and ends like any session', async () => {
    const salon = await signInSalon();
    const code = await makeCode(salon);
    const paired = await pair(salon, code);
    expect(paired.status).toBe(204);
    const desk = atDevice(salon, cookieOf(paired));
    expect((await desk.call('GET /auth/me')).body.frontDesk).toMatchObject({
      deviceName: 'Counter tablet',
      person: null,
    });
    expect((await pair(salon, code)).problem.errors?.[0]?.path).toBe('code');
    const devices = (await salon.call('GET /api/sessions')).body;
    const device = devices.find((each) => each.device === 'Front desk: Counter tablet');
    expect((await salon.call('DELETE /api/sessions/:id', { params: { id: device?.id ?? '' } })).status).toBe(
      204,
    );
    expect((await desk.call('GET /auth/me')).status).toBe(401);
  });

  test('is not paired by a wrong code, an expired one, an earlier one, or after five tries', async () => {
    const salon = await signInSalon();
    const first = await makeCode(salon);
    const second = await makeCode(salon);
    if (first !== second) expect((await pair(salon, first)).status).toBe(422);
    for (let nth = 0; nth < 4; nth++) await pair(salon, wrongOf(second));
    expect((await pair(salon, second)).status).toBe(first === second ? 204 : 422);
    const late = await makeCode(salon);
    app.clock.moveTo(after(app.clock.now(), minutes(frontDeskMinutes.code) + 1));
    expect((await pair(salon, late)).status).toBe(422);
    const other = await signInSalon();
    expect((await pair(other, await makeCode(salon))).status).toBe(422);
  });

  test('is one of ten at most', async () => {
    const salon = await signInSalon();
    for (let nth = 0; nth < mostFrontDesks; nth++) await app.transact((t) => makeFrontDesk(t, salon.id));
    expect((await pair(salon, await makeCode(salon))).problem.code).toBe('full');
  });
});

describe('a front desk', () => {
  test('is refused every call that is not on its list, before the request is judged', async () => {
    const salon = await signInSalon();
    const desk = atDevice(salon, await app.transact((t) => makeFrontDesk(t, salon.id)));
    const open = new Set(moduleRoutes.filter(({ isPublic }) => isPublic).map(({ key }) => key));
    const asked = calls.filter(({ key }) => !open.has(key));
    const params = Object.fromEntries(
      ['id', 'petId', 'paymentId', 'vaccinationId', 'userId', 'key', 'timeOffId', 'linkId', 'day', 'as'].map(
        (name) => [name, '019f7a8d-0000-7000-8000-000000000000'],
      ),
    );
    const wrong: string[] = [];
    for (const { key } of asked) {
      if (frontDeskCalls.has(key)) continue;
      const { status, problem } = await desk.call(key, { params });
      // Admin's calls are not found by anyone else.
      const expected = key.includes(' /api/admin/') ? 'not_found' : 'front_desk';
      if (problem.code !== expected) wrong.push(`${key} ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(asked.length - frontDeskCalls.size).toBeGreaterThan(200);
  });

  test('reads the day and its clients, without what the owner earns and who they are', async () => {
    const salon = await signInSalon();
    await app.transact((t) => makeOwnVisit(t, { providerId: salon.id, startsAt: t.now }));
    const desk = atDevice(salon, await app.transact((t) => makeFrontDesk(t, salon.id)));
    const { body } = await desk.call('GET /api/day');
    expect(body).toMatchObject({ totals: { cents: null, taken: null }, visits: [{}] });
    expect((await salon.call('GET /api/day')).body.totals.cents).toBeGreaterThan(0);
    expect((await desk.call('GET /api/clients')).body).toHaveLength(1);
    const { user, membership } = (await desk.call('GET /auth/me')).body;
    expect(user).toMatchObject({ email: '', phone: null, roles: ['owner'], isAdmin: false });
    expect(membership).toBeNull();
  });

  test('does nothing before it is known who is there; what is done stands under their name, for the salon alone', async () => {
    const salon = await signInSalon();
    const { id, startsAt } = await app.transact((t) =>
      makeOwnVisit(t, { providerId: salon.id, startsAt: t.now }),
    );
    const desk = atDevice(salon, cookieOf(await pair(salon, await makeCode(salon))));
    const mia = await app.transact((t) => makeStaff(t, salon.id, { name: 'Mia', role: 'front_desk' }));
    const foreign = await app.transact(async (t) => makeStaff(t, (await signInSalon()).id));
    const choose = (staffId: string) => desk.call('PUT /api/front-desk/person', { body: { staffId } });
    await at(app, new Date(startsAt).toISOString(), 0, async () => {
      expect((await checkIn(desk, { id })).problem).toMatchObject({
        code: 'front_desk',
        errors: [{ path: 'staffId' }],
      });
      expect((await choose(foreign.id)).problem.errors?.[0]?.path).toBe('staffId');
      expect((await choose(mia.id)).status).toBe(204);
      expect((await desk.call('GET /auth/me')).body.frontDesk?.person).toMatchObject({ name: 'Mia' });
      expect((await checkIn(desk, { id })).status).toBe(200);
      const { history } = (await salon.call('GET /api/visits/:id', { params: { id } })).body;
      expect(history.find(({ what }) => what === 'checked_in')).toMatchObject({ atDesk: 'Mia' });
      app.clock.moveTo(after(app.clock.now(), minutes(frontDeskMinutes.person) + 1));
      const step = { params: { id }, body: { stage: 'bath' } };
      expect((await desk.call('POST /api/visits/:id/stage', step)).problem.code).toBe('front_desk');
    });
    expect((await salon.call('PUT /api/front-desk/person', { body: { staffId: mia.id } })).status).toBe(404);
  });
});
