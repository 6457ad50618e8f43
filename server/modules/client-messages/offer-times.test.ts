import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
const newProvider = async () => {
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
};

/** A client whose last visit was so many days ago. */
const groomed = (daysAgo: number) =>
  app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, startsAt: after(t.now, -days(daysAgo)), status: 'completed' }),
  );
const ahead = (inDays: number) => after(app.clock.now(), days(inDays)).toISOString();

const ask = (clientId: string, startsAt: string[], given: object = {}) =>
  maya.call('POST /api/clients/:id/messages', {
    params: { id: clientId },
    body: { kind: 'due', channel: 'phone_app', body: 'Bella is due. {link}', startsAt, ...given },
  });
async function pageOf(clientId: string, startsAt: string[]) {
  const { body, status } = await ask(clientId, startsAt);
  expect(status, JSON.stringify(body)).toBe(201);
  const secret = /\/v\/([\w-]{22})$/.exec(body.text)?.[1] ?? '';
  const shown = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  return { secret, visit: shown.body.visit };
}
const choose = (secret: string, timeOfferId = '') =>
  app.stranger.call('POST /api/client-links/:secret/choose', { params: { secret }, body: { timeOfferId } });

test('a client who is due takes one of the offered times, and the same link then shows the new visit', async () => {
  await newProvider();
  const { clientId, id } = await groomed(80);
  const times = [ahead(5), ahead(6)];
  const { secret, visit } = await pageOf(clientId, times);
  expect(visit).toMatchObject({ id, status: 'completed', actions: ['choose'] });
  expect(visit?.timeOffers.map(({ startsAt }) => Date.parse(startsAt))).toEqual(times.map(Date.parse));
  const { body, status } = await choose(secret, visit?.timeOffers[0]?.id);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.visit).toMatchObject({ status: 'booked', timeOffers: [], pets: [{ name: 'Biscotti' }] });
  expect(body.visit?.confirmedAt).not.toBeNull();
  expect(Date.parse(body.visit?.startsAt ?? '')).toBe(Date.parse(times[0] ?? ''));
  const { body: again } = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  expect(again.visit?.id).toBe(body.visit?.id);
  expect((await choose(secret, visit?.timeOffers[1]?.id)).problem.code).toBe('taken');
});

test('the first of two clients has a time, and who is booked meanwhile books nothing twice', async () => {
  await newProvider();
  const [one, two, three] = [await groomed(40), await groomed(41), await groomed(42)];
  const time = ahead(7);
  const first = await pageOf(one.clientId, [time]);
  const second = await pageOf(two.clientId, [time]);
  const third = await pageOf(three.clientId, [ahead(8)]);
  expect((await choose(first.secret, first.visit?.timeOffers[0]?.id)).status).toBe(200);
  const late = await choose(second.secret, second.visit?.timeOffers[0]?.id);
  expect(late.problem).toMatchObject({ code: 'taken', detail: expect.stringContaining('call') });
  const { sql } = app.app.platform;
  await app.transact((t) => makeOwnVisit(t, { providerId: maya.id, startsAt: after(t.now, days(9)) }));
  await sql`update visits set client_id = ${three.clientId} where provider_id = ${maya.id} and starts_at > ${ahead(8.5)}`;
  const booked = await choose(third.secret, third.visit?.timeOffers[0]?.id);
  expect(booked.problem.code).toBe('not_offered');
});

test('an offer lapses by itself, and who is not to be booked is asked to call', async () => {
  await newProvider();
  const { clientId } = await groomed(30);
  const { secret, visit } = await pageOf(clientId, [ahead(1)]);
  await maya.call('PATCH /api/clients/:id', { params: { id: clientId }, body: { doNotBook: true } });
  expect((await choose(secret, visit?.timeOffers[0]?.id)).problem.detail).toMatch(/call/);
  await maya.call('PATCH /api/clients/:id', { params: { id: clientId }, body: { doNotBook: false } });
  app.clock.moveTo(after(app.clock.now(), days(1) + hours(1)));
  expect((await choose(secret, visit?.timeOffers[0]?.id)).problem.code).toBe('taken');
  const { body } = await app.stranger.call('GET /api/client-links/:secret', { params: { secret } });
  expect(body.visit).toMatchObject({ timeOffers: [], actions: [] });
});

test('times are offered only to who is due and was groomed before, and only times ahead', async () => {
  await newProvider();
  const { clientId } = await groomed(30);
  const pathOf = async (startsAt: string[], given?: object) =>
    (await ask(clientId, startsAt, given)).problem.errors?.[0]?.path;
  expect(await pathOf([ahead(3)], { kind: 'free' })).toBe('startsAt');
  expect(await pathOf([ahead(-1)])).toBe('startsAt');
  expect(await pathOf([ahead(1), ahead(2), ahead(3), ahead(4)])).toBe('startsAt');
  const { clientId: newcomer } = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, startsAt: after(t.now, days(2)) }),
  );
  expect((await ask(newcomer, [ahead(3)])).problem.errors?.[0]?.path).toBe('startsAt');
});
