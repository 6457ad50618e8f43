import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { at, checkIn } from '#server/modules/visits/visits.scenario.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const told = async (who: Caller, kind: string) => {
  await app.settle();
  const { body } = await who.call('GET /api/notifications');
  return body.flatMap((each) => (each.kind === kind ? [each.title] : []));
};
const seen = async (who: Caller, params: { id: string }) =>
  (await who.call('GET /api/visits/:id', { params })).body;

test('a member confirms a visit from the marketplace, and says that they are late', async () => {
  const [maya, jordan, other] = [
    await signInGroomer(app),
    await signInPetOwner(app),
    await signInPetOwner(app),
  ];
  const { visit, params } = await bookVisit(app, jordan, maya);
  expect((await seen(jordan, params)).actions).toEqual(expect.arrayContaining(['confirm', 'propose_move']));
  expect((await seen(jordan, params)).actions).not.toContain('ask_move');
  expect((await seen(maya, params)).actions).not.toContain('confirm');
  expect((await other.call('POST /api/visits/:id/confirm', { params })).status).toBe(404);

  const { status, body } = await jordan.call('POST /api/visits/:id/confirm', { params });
  expect(status).toBe(200);
  expect(body.confirmedAt).not.toBeNull();
  expect(body.actions).not.toContain('confirm');
  expect((await jordan.call('POST /api/visits/:id/confirm', { params })).problem.code).toBe('already_done');
  expect(await told(maya, 'client_confirmed')).toEqual([`Jordan confirmed ${visit.title}`]);

  await at(app, visit.startsAt, -hours(1), async () => {
    const late = await jordan.call('POST /api/visits/:id/say-late', { params, body: { minutes: 10 } });
    expect([late.status, late.body.lateMinutes]).toEqual([200, 10]);
    expect(await told(maya, 'client_late')).toEqual(['Jordan is 10 minutes late']);
  });
});

test('a visit whose member is not among the clients is confirmed as well', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const visit = await app.transact((t) => makeVisit(t, { providerId: maya.id, ownerId: jordan.id }));
  const params = { id: visit.id };
  expect((await jordan.call('POST /api/visits/:id/confirm', { params })).status).toBe(200);
  expect(await told(maya, 'client_confirmed')).toEqual([`Jordan confirmed ${visit.title}`]);
});

test('a member sees on the day that the groomer is late, on the way, and where the pet is', async () => {
  const [maya, jordan] = [await signInGroomer(app), await signInPetOwner(app)];
  const { visit, params } = await bookVisit(app, jordan, maya);
  await at(app, visit.startsAt, -minutes(40), async () => {
    await maya.call('POST /api/visits/:id/late', { params, body: { minutes: 15 } });
    await maya.call('POST /api/visits/:id/on-my-way', { params });
    const { lateMinutes, onMyWayAt, readyAt, arrivesAt } = await seen(jordan, params);
    expect([lateMinutes, onMyWayAt]).toEqual([15, expect.any(String)]);
    expect([arrivesAt, readyAt]).toEqual([visit.startsAt, visit.endsAt]);
    const groomer = visit.provider.name;
    expect(await told(jordan, 'visit_late')).toEqual([`${groomer} runs about 15 minutes late`]);
    expect(await told(jordan, 'visit_on_my_way')).toEqual([`${groomer} is on the way`]);
    expect(await told(maya, 'visit_late')).toEqual([]);
  });
  await at(app, visit.startsAt, 0, async () => {
    await checkIn(maya, params);
    const petId = visit.pets[0]?.id ?? '';
    await maya.call('POST /api/visits/:id/stage', { params, body: { petId, stage: 'ready' } });
    const now = await seen(jordan, params);
    expect(now).toMatchObject({ status: 'checked_in', pets: [{ stage: 'ready' }] });
    expect(now.history.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['late', 'on_my_way', 'checked_in']),
    );
  });
});
