import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeClientLink } from '#server/modules/client-links/client-links.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { endMembership } from '#tests/end-membership.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeBookingPage } from './booking-page.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const pageOf = async (secret: string) =>
  (await app.stranger.call('GET /api/client-links/:secret/booking-page', { params: { secret } })).body.page;

const makeProvider = () =>
  app.transact(async (t) => {
    const { id } = await makeGroomer(t);
    const { secret } = await makeClientLink(t, app.app.platform.secrets, { providerId: id });
    return { id, secret };
  });

test('a link leads to the page where the next visit is booked, while that takes bookings', async () => {
  const { id, secret } = await makeProvider();
  expect(await pageOf(secret)).toBeNull();
  expect(await app.transact((t) => makeBookingPage(t, id))).toEqual(await pageOf(secret));
  const maya = await app.as(id);
  const { page: _page, hasHours: _hours, ...settings } = (await maya.call('GET /api/booking-page')).body;
  await maya.call('PUT /api/booking-page', { body: { ...settings, mode: 'off' } });
  expect(await pageOf(secret)).toBeNull();
});

test('a provider whose membership has ended takes no bookings, so no link leads there', async () => {
  const { id, secret } = await makeProvider();
  const page = await app.transact((t) => makeBookingPage(t, id));
  expect(await pageOf(secret)).toEqual(page);
  await endMembership(app, id);
  expect(await pageOf(secret)).toBeNull();
});
