import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostWaiting } from '#contract/waiting-clients.ts';
import { makeClient } from '#server/modules/clients/clients.factory.ts';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { signInGroomer } from '#server/modules/shifts/shifts.scenario.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const at = (text = '') => Date.parse(text);
const soon = (inDays: number, inHours = 0) => after(testNow(), days(inDays) + hours(inHours));
const linked = (me: Caller, startsAt: Date, more: object = {}) =>
  app.transact((t) => makeClientLink(t, app.app.platform.secrets, { providerId: me.id, startsAt, ...more }));
const wait = (me: Caller, body: object) => me.call('POST /api/waiting-clients', { body });
const freedTimes = async (me: Caller) => (await me.call('GET /api/waiting-clients/freed-times')).body;
const cancel = (me: Caller, id: string) =>
  me.call('POST /api/visits/:id/cancel', { params: { id }, body: { reason: 'The client is ill' } });
const earlier = (secret: string, waits: boolean) =>
  app.stranger.call('PUT /api/client-links/:secret/earlier', { params: { secret }, body: { waits } });
const offer = (me: Caller, id: string, startsAt: string) =>
  me.call('POST /api/waiting-clients/:id/offer', { params: { id }, body: { startsAt } });
/** The first time that a link offers, as its client sees it. */
const seenTime = async (secret: string) => {
  const link = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  return { secret, timeOfferId: link.body.visit?.timeOffers[0]?.id ?? '' };
};
const choose = ({ secret, timeOfferId }: Awaited<ReturnType<typeof seenTime>>) =>
  app.stranger.call('POST /api/client-links/:secret/choose', { params: { secret }, body: { timeOfferId } });

test('a time that falls away is offered to three who fit, and the first yes by link has it', async () => {
  const me = await signInGroomer(app);
  const gone = await linked(me, soon(2));
  const waiting = [];
  for (const nth of [0, 1, 2, 3]) waiting.push(await linked(me, soon(6, nth * 4)));
  for (const { secret } of waiting)
    expect((await earlier(secret, true)).body).toMatchObject({ waits: true, canWait: true });
  expect(await freedTimes(me)).toEqual([]);
  await cancel(me, gone.id);
  const [freed] = await freedTimes(me);
  expect(freed?.title).toBe('Biscotti · Full groom');
  expect([freed?.startsAt, freed?.endsAt].map(at)).toEqual([gone.startsAt, gone.endsAt].map(at));
  expect(freed?.clients.map(({ visitId }) => visitId)).toEqual(waiting.slice(0, 3).map(({ id }) => id));
  expect(freed?.clients[0]).toMatchObject({
    petNames: ['Biscotti'],
    miles: 0,
    canText: true,
    offeredAt: null,
  });

  const named = freed?.clients ?? [];
  for (const { id } of named.slice(0, 2))
    expect((await offer(me, id, gone.startsAt)).body.offeredAt).not.toBeNull();
  const message = await me.call('POST /api/clients/:id/messages', {
    params: { id: named[0]?.clientId ?? '' },
    body: { kind: 'earlier', channel: 'phone_app', visitId: named[0]?.visitId ?? '' },
  });
  expect(message.body.text).toMatch(/^Hi Maria, an earlier time opened up for Biscotti .*\/v\//);
  const seen = [await seenTime(waiting[0]?.secret ?? ''), await seenTime(waiting[1]?.secret ?? '')];
  const answers = await Promise.all(seen.map(choose));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const won = answers.find(({ status }) => status === 200);
  expect(won?.body.visit?.status).toBe('booked');
  expect(at(won?.body.visit?.startsAt)).toBe(at(gone.startsAt));
  // The winner no longer waits, and the time that they left is free in turn.
  const left = (await me.call('GET /api/waiting-clients')).body.map(({ visitId }) => visitId);
  expect(left).toHaveLength(3);
  const former = waiting[answers.findIndex(({ status }) => status === 200)]?.startsAt;
  expect((await freedTimes(me)).map(({ startsAt }) => at(startsAt))).toEqual([at(former)]);
});

test('who does not fit is not named: longer work, a visit before, a day too late, not to be booked', async () => {
  const me = await signInGroomer(app);
  const gone = await linked(me, soon(3), { minutes: 60 });
  const long = await linked(me, soon(8), { minutes: 120 });
  const before = await linked(me, soon(1), { minutes: 60 });
  const barred = await linked(me, soon(9), { minutes: 60 });
  const late = await linked(me, soon(10), { minutes: 60 });
  for (const { secret } of [long, before, barred]) await earlier(secret, true);
  await wait(me, { clientId: late.clientId, visitId: late.id, until: soon(2).toISOString().slice(0, 10) });
  await me.call('PATCH /api/clients/:id', { params: { id: barred.clientId }, body: { doNotBook: true } });
  await cancel(me, gone.id);
  expect(await freedTimes(me)).toEqual([]);
  const fits = await linked(me, soon(12), { minutes: 45 });
  const { body } = await wait(me, { clientId: fits.clientId, visitId: fits.id });
  expect((await freedTimes(me))[0]?.clients.map(({ id }) => id)).toEqual([body.id]);
  // A time that someone has taken since is no longer free.
  await app.transact((t) => makeOwnVisit(t, { providerId: me.id, startsAt: soon(3), minutes: 60 }));
  expect(await freedTimes(me)).toEqual([]);
  expect(await offer(me, body.id, gone.startsAt)).toMatchObject({ status: 409, problem: { code: 'taken' } });
});

test('a client without a visit waits too, is booked by hand, and no longer waits with a visit ahead', async () => {
  const me = await signInGroomer(app);
  const client = await app.transact((t) => makeClient(t, me.id));
  expect((await wait(me, { clientId: client.id })).problem.errors).toMatchObject([{ path: 'minutes' }]);
  const { body } = await wait(me, { clientId: client.id, minutes: 90 });
  expect(body).toMatchObject({ visitId: null, minutes: 90, petNames: ['Bella'] });
  const gone = await linked(me, soon(4));
  await cancel(me, gone.id);
  expect((await freedTimes(me))[0]?.clients).toMatchObject([{ id: body.id, visitId: null }]);
  expect(await offer(me, body.id, gone.startsAt)).toMatchObject({
    status: 409,
    problem: { code: 'not_offered' },
  });
  const booked = await me.call('POST /api/visits', {
    body: {
      clientId: client.id,
      pets: [{ petId: client.petIds[0] ?? '', services: ['full_groom'] }],
      startsAt: gone.startsAt,
      minutes: 90,
      anyway: true,
    },
  });
  expect(booked.status).toBe(201);
  expect((await me.call('GET /api/waiting-clients')).body).toEqual([]);
});

test('a wish ends by hand, by link, when the visit moves, and with its last day', async () => {
  const me = await signInGroomer(app);
  const visit = await linked(me, soon(5));
  const list = async () => (await me.call('GET /api/waiting-clients')).body;
  const { body } = await wait(me, { clientId: visit.clientId, visitId: visit.id });
  expect((await wait(me, { clientId: visit.clientId, visitId: visit.id })).status).toBe(201);
  expect(await list()).toHaveLength(1);
  expect((await me.call('DELETE /api/waiting-clients/:id', { params: { id: body.id } })).status).toBe(404);
  await earlier(visit.secret, false);
  expect(await list()).toEqual([]);
  await earlier(visit.secret, true);
  await me.call('PATCH /api/visits/:id/time', {
    params: { id: visit.id },
    body: { startsAt: soon(5, 3).toISOString(), squeezeIn: true },
  });
  expect(await list()).toEqual([]);
  await earlier(visit.secret, true);
  const [again] = await list();
  expect((await me.call('DELETE /api/waiting-clients/:id', { params: { id: again?.id ?? '' } })).status).toBe(
    204,
  );
});

test('visits and clients of others are refused, and 300 wait at most', async () => {
  const [me, other] = [await signInGroomer(app), await signInGroomer(app)];
  const theirs = await linked(other, soon(5));
  expect((await wait(me, { clientId: theirs.clientId, visitId: theirs.id })).status).toBe(404);
  const mine = await linked(me, soon(5));
  expect((await wait(me, { clientId: mine.clientId, visitId: theirs.id })).problem.errors).toMatchObject([
    { path: 'visitId' },
  ]);
  const { body } = await wait(other, { clientId: theirs.clientId, visitId: theirs.id });
  expect((await offer(me, body.id, theirs.startsAt)).status).toBe(404);
  expect((await me.call('DELETE /api/waiting-clients/:id', { params: { id: body.id } })).status).toBe(404);
  await app.transact(
    (t) =>
      t.sql`
    with made as (
      insert into clients (id, account_id, first_name, source, created_at, changed_at)
      select gen_random_uuid(), ${me.id}, 'Ada', 'hand', ${t.now}, ${t.now} from generate_series(1, ${mostWaiting}) returning id)
    insert into waiting_clients (id, account_id, client_id, minutes, until, created_at)
    select gen_random_uuid(), ${me.id}, id, 60, ${soon(30).toISOString().slice(0, 10)}::date, ${t.now} from made`,
  );
  expect(await wait(me, { clientId: mine.clientId, visitId: mine.id })).toMatchObject({
    status: 409,
    problem: { code: 'full' },
  });
});

test('of twenty taps at once on three links one has the time, and the others are told', async () => {
  const me = await signInGroomer(app);
  const gone = await linked(me, soon(2));
  const three = [await linked(me, soon(6)), await linked(me, soon(7)), await linked(me, soon(8))];
  for (const { clientId, id } of three) await wait(me, { clientId, visitId: id });
  await cancel(me, gone.id);
  for (const { id } of (await freedTimes(me))[0]?.clients ?? []) await offer(me, id, gone.startsAt);
  const taps = await Promise.all(three.map(({ secret }) => seenTime(secret)));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => choose(taps[nth % 3] ?? { secret: '', timeOfferId: '' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, problem }) => `${status} ${problem.code}`))).toEqual(
    new Set(['409 taken']),
  );
  expect(refused.map(({ problem }) => problem.detail)).toContain(
    'Sorry, this time was just taken. Your visit stays where it was. You can ask for another time.',
  );
  const there = await app.transact(
    (t) => t.sql`
      select from visits where provider_id = ${me.id} and status = 'booked' and starts_at = ${gone.startsAt}`,
  );
  expect(there).toHaveLength(1);
});

test('a client who was offered one time is offered the next one anew', async () => {
  const me = await signInGroomer(app);
  const [first, second] = [await linked(me, soon(2)), await linked(me, soon(3))];
  const waiting = await linked(me, soon(8));
  const { body } = await wait(me, { clientId: waiting.clientId, visitId: waiting.id });
  await cancel(me, first.id);
  await offer(me, body.id, first.startsAt);
  expect((await freedTimes(me))[0]?.clients[0]?.offeredAt).not.toBeNull();
  await cancel(me, second.id);
  expect((await freedTimes(me)).map(({ clients }) => clients[0]?.offeredAt !== null)).toEqual([true, false]);
  await offer(me, body.id, second.startsAt);
  expect((await freedTimes(me)).map(({ clients }) => clients[0]?.offeredAt !== null)).toEqual([false, true]);
});

test('two clients who wait are merged into one who waits as long as either', async () => {
  const me = await signInGroomer(app);
  const [from, into] = await app.transact(async (t) => [
    await makeClient(t, me.id),
    await makeClient(t, me.id),
  ]);
  const until = soon(90).toISOString().slice(0, 10);
  await wait(me, { clientId: from.id, minutes: 45, until });
  await wait(me, { clientId: into.id, minutes: 120 });
  const visit = await linked(me, soon(5));
  await wait(me, { clientId: visit.clientId, visitId: visit.id });
  const merge = (id: string, intoId: string) =>
    me.call('POST /api/clients/:id/merge', { params: { id }, body: { intoId } });
  expect((await merge(from.id, into.id)).status).toBe(200);
  const list = async () => (await me.call('GET /api/waiting-clients')).body;
  expect(await list()).toMatchObject([
    { clientId: into.id, minutes: 120, until },
    { clientId: visit.clientId, visitId: visit.id },
  ]);
  // A wish to move a visit goes with the visit.
  const other = await app.transact((t) => makeClient(t, me.id));
  expect((await merge(visit.clientId, other.id)).status).toBe(200);
  expect(await list()).toMatchObject([{ clientId: into.id }, { clientId: other.id, visitId: visit.id }]);
});
