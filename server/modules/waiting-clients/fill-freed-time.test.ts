import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostWaiting } from '#contract/waiting-clients.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { signInGroomer } from '#server/modules/shifts/shifts.scenario.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { at, checkIn, noShow } from '#server/modules/visits/visits.scenario.ts';
import { minutes } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** 2026-12-01 is a Tuesday. */
const on = (day: string, time = '09:00') => new Date(`2026-12-${day}T${time}:00-06:00`);
const linked = (me: Caller, startsAt: Date, more: object = {}) =>
  app.transact((t) => makeClientLink(t, app.app.platform.secrets, { providerId: me.id, startsAt, ...more }));
const wait = (me: Caller, body: object) => me.call('POST /api/waiting-clients', { body });
const freedTimes = async (me: Caller) => (await me.call('GET /api/waiting-clients/freed-times')).body;
const waiting = async (me: Caller) => (await me.call('GET /api/waiting-clients')).body;
const cancel = (me: Caller, id: string) =>
  me.call('POST /api/visits/:id/cancel', { params: { id }, body: { reason: 'The client is ill' } });
const choose = async (secret: string) => {
  const { body } = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  return app.stranger.call('POST /api/client-links/:secret/choose', {
    params: { secret },
    body: { timeOfferId: body.visit?.timeOffers[0]?.id ?? '' },
  });
};

test('a wish fits only on its days and within its hours, and begins when they do', async () => {
  const me = await signInGroomer(app);
  const gone = await linked(me, on('01', '09:00'), { minutes: 180 });
  const visit = await linked(me, on('09'), { minutes: 90 });
  const say = (wish: object) => wait(me, { clientId: visit.clientId, visitId: visit.id, ...wish });
  await cancel(me, gone.id);
  for (const wish of [
    { weekdays: [1, 3, 4] },
    { hours: { from: '13:00', to: '17:00' } },
    { hours: { from: '11:00', to: '13:00' } },
  ]) {
    expect((await say(wish)).body).toMatchObject(wish);
    expect(await freedTimes(me)).toEqual([]);
  }
  const { body } = await say({ weekdays: [5, 2], hours: { from: '10:05', to: '12:00' } });
  expect(body).toMatchObject({ weekdays: [2, 5], hours: { from: '10:05', to: '12:00' } });
  const [named] = (await freedTimes(me))[0]?.clients ?? [];
  expect(named).toMatchObject({ id: body.id, startsAt: on('01', '10:15').toISOString(), offeredAt: null });
  const offer = (startsAt: Date) =>
    me.call('POST /api/waiting-clients/:id/offer', {
      params: { id: body.id },
      body: { startsAt: startsAt.toISOString() },
    });
  expect((await offer(on('01', '09:00'))).problem.code).toBe('taken');
  expect((await offer(on('01', '10:15'))).status).toBe(200);
  expect((await freedTimes(me))[0]?.clients[0]?.offeredAt).not.toBeNull();
  expect(Date.parse((await choose(visit.secret)).body.visit?.startsAt ?? '')).toBe(
    on('01', '10:15').getTime(),
  );
});

test('days and hours are said by link too, and a wrong one is named', async () => {
  const me = await signInGroomer(app);
  const { secret } = await linked(me, on('09'));
  const say = (wish: object) =>
    app.stranger.call('PUT /api/client-links/:secret/earlier', {
      params: { secret },
      body: { waits: true, ...wish },
    });
  const wish = { weekdays: [2], hours: { from: '09:00', to: '12:00' } };
  expect((await say(wish)).body).toEqual({ waits: true, canWait: true, ...wish });
  expect(await waiting(me)).toMatchObject([wish]);
  for (const [path, wrong] of [
    ['weekdays.0', { weekdays: [8] }],
    ['weekdays', { weekdays: [1, 1] }],
    ['hours.to', { hours: { from: '12:00', to: '09:00' } }],
  ] as const)
    expect((await say(wrong)).problem.errors?.map((each) => each.path)).toEqual([path]);
  expect(await waiting(me)).toMatchObject([wish]);
});

test('who is too far away to be there between two visits does not fit', async () => {
  const me = await signInGroomer(app);
  const gone = await linked(me, on('01', '10:00'), { minutes: 90 });
  const [near, far] = [
    await linked(me, on('08'), { minutes: 60 }),
    await linked(me, on('09'), { minutes: 60 }),
  ];
  for (const { clientId, id } of [near, far]) await wait(me, { clientId, visitId: id });
  // About 14 miles north by road: half an hour of driving each way.
  await app.transact((t) => t.sql`update visits set lat = 30.33 where id = ${far.id}`);
  await cancel(me, gone.id);
  const named = async () => (await freedTimes(me))[0]?.clients.map(({ visitId, miles }) => [visitId, miles]);
  expect(await named()).toEqual([
    [near.id, 0],
    [far.id, 14.4],
  ]);
  await app.transact(async (t) => {
    await makeOwnVisit(t, { providerId: me.id, startsAt: on('01', '09:00'), minutes: 60 });
    await makeOwnVisit(t, { providerId: me.id, startsAt: on('01', '11:30'), minutes: 60 });
  });
  expect(await named()).toEqual([[near.id, 0]]);
});

test('a no-show and a stopped visit free the rest of their time', async () => {
  const me = await signInGroomer(app);
  const [missed, stopped] = [await linked(me, on('01', '09:00')), await linked(me, on('02', '09:00'))];
  const later = await linked(me, on('12'), { minutes: 60 });
  const { body } = await wait(me, { clientId: later.clientId, visitId: later.id });
  await at(app, missed.startsAt, minutes(20), async () => {
    await noShow(me, { id: missed.id });
    const [freed] = await freedTimes(me);
    expect([freed?.startsAt, freed?.endsAt].map((each) => Date.parse(each ?? ''))).toEqual([
      on('01', '09:30').getTime(),
      on('01', '11:00').getTime(),
    ]);
  });
  await at(app, missed.startsAt, minutes(65), async () => expect(await freedTimes(me)).toEqual([]));
  await at(app, stopped.startsAt, minutes(10), async () => {
    await checkIn(me, { id: stopped.id });
    expect(await freedTimes(me)).toEqual([]);
    const end = await me.call('POST /api/visits/:id/stop', {
      params: { id: stopped.id },
      body: { reason: 'health', price: 0 },
    });
    expect(end.status).toBe(200);
    const [client] = (await freedTimes(me))[0]?.clients ?? [];
    expect(client).toMatchObject({ id: body.id, startsAt: on('02', '09:15').toISOString() });
    await me.call('POST /api/waiting-clients/:id/offer', {
      params: { id: body.id },
      body: { startsAt: client?.startsAt ?? '' },
    });
    expect((await choose(later.secret)).status).toBe(200);
    expect(await freedTimes(me)).toEqual([]);
  });
});

test('a wish names pets of the client, and ends when the last one dies or the client is removed', async () => {
  const me = await signInGroomer(app);
  const [client, other] = await app.transact(async (t) => [
    await makeClient(t, me.id),
    await makeClient(t, me.id),
  ]);
  const [petId = ''] = client.petIds;
  const wrong = await wait(me, { clientId: client.id, minutes: 60, petIds: other.petIds });
  expect(wrong.problem.errors).toMatchObject([{ path: 'petIds' }]);
  const visit = await linked(me, on('09'));
  const both = await wait(me, { clientId: visit.clientId, visitId: visit.id, petIds: visit.petIds });
  expect(both.problem.errors).toMatchObject([{ path: 'petIds' }]);
  const wish = () => wait(me, { clientId: client.id, minutes: 60, petIds: [petId] });
  expect((await wish()).body).toMatchObject({ petIds: [petId], petNames: ['Bella'] });
  const shown = async () =>
    (await me.call('GET /api/clients', { query: { show: 'waiting' } })).body.map(({ id }) => id);
  expect(await shown()).toEqual([client.id]);
  expect((await me.call('GET /api/clients/counts')).body.waiting).toBe(1);
  const died = (diedOn: string | null) =>
    me.call('PATCH /api/clients/:id/pets/:petId', { params: { id: client.id, petId }, body: { diedOn } });
  await died('2026-11-19');
  expect([await waiting(me), await shown()]).toEqual([[], []]);
  await died(null);
  expect(await shown()).toEqual([client.id]);
  await me.call('DELETE /api/clients/:id', { params: { id: client.id } });
  expect([await waiting(me), await shown()]).toEqual([[], []]);
});

test('who waits is found among thousands of clients, also before the tables were analyzed', async () => {
  const me = await signInGroomer(app);
  await app.transact(
    (t) => t.sql`
    with made as (
      insert into clients (id, account_id, first_name, source, created_at, changed_at)
      select gen_random_uuid(), ${me.id}, 'Ada', 'hand', ${t.now}, ${t.now} from generate_series(1, 8000) returning id)
    insert into waiting_clients (id, account_id, client_id, minutes, until, created_at)
    select gen_random_uuid(), ${me.id}, id, 60, '2026-12-20', ${t.now} from made limit ${mostWaiting}`,
  );
  expect((await me.call('GET /api/clients/counts')).body).toMatchObject({ all: 8000, waiting: mostWaiting });
  const { body } = await me.call('GET /api/clients', { query: { show: 'waiting', limit: 50 } });
  expect(body).toHaveLength(50);
});
