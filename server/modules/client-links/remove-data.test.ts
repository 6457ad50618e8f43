import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { complete } from '#server/modules/visits/visits.scenario.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeClientLink } from './client-links.factory.ts';
import { removeAsked } from './client-links.jobs.ts';

let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(testNow());
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
});

/** A client with a visit in five days who has asked twice to be removed. */
async function asked(given: Parameters<typeof makeOwnVisit>[1] = {}) {
  const visit = await app.transact((t) =>
    makeClientLink(t, app.app.platform.secrets, {
      providerId: maya.id,
      startsAt: after(t.now, days(5)),
      ...given,
    }),
  );
  const params = { secret: visit.secret };
  for (let twice = 0; twice < 2; twice++)
    await app.stranger.call('POST /api/client-links/:secret/remove-data', { params });
  await app.settle();
  const { sql } = app.app.platform;
  return {
    ...visit,
    link: () => app.stranger.call('GET /api/client-links/:secret', { params }),
    firstName: async () =>
      (await sql<{ firstName: string }[]>`select first_name from clients where id = ${visit.clientId}`)[0]
        ?.firstName,
    record: async () => (await maya.call('GET /api/clients/:id', { params: { id: visit.clientId } })).body,
    statuses: async () =>
      (
        await sql<{ status: string }[]>`
          select distinct status from visits where client_id = ${visit.clientId} order by status`
      ).map(({ status }) => status),
  };
}
/** A month passes, and the daily job runs. */
async function aMonthLater() {
  app.clock.moveTo(after(testNow(), days(31)));
  await removeAsked(app.app.platform);
}

test('a client who asks to be removed is, after thirty days; the provider is told at once', async () => {
  const client = await asked();
  const titles = (await maya.call('GET /api/notifications')).body.map(
    ({ title }: { title: string }) => title,
  );
  expect(titles.filter((title: string) => title === 'Maria asks you to remove their data')).toHaveLength(1);
  expect((await client.record()).removalAskedAt).not.toBeNull();
  await aMonthLater();
  expect(await client.firstName()).toBe('Former client');
  expect((await client.link()).status).toBe(410);
});

test('visits that repeat do not put it off: they end, and what is booked ahead is cancelled', async () => {
  const client = await asked();
  const { status } = await maya.call('POST /api/visit-series', {
    body: { visitId: client.id, everyWeeks: 2 },
  });
  expect(status).toBe(201);
  await app.settle();
  expect(await client.statuses()).toEqual(['booked']);
  await aMonthLater();
  maya = await app.as(maya.id);
  expect(await client.statuses()).toEqual(['cancelled']);
  expect(await client.firstName()).toBe('Former client');
  expect((await maya.call('GET /api/visit-series')).body).toEqual([]);
});

test('it waits for the end of a visit that is going on', async () => {
  const client = await asked({ startsAt: testNow(), status: 'checked_in' });
  await aMonthLater();
  expect(await client.firstName()).toBe('Maria');
  expect((await complete(await app.as(maya.id), { id: client.id })).status).toBe(200);
  await removeAsked(app.app.platform);
  expect(await client.firstName()).toBe('Former client');
});
