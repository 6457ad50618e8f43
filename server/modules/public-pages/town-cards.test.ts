import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { App } from '#server/app.ts';
import { makeBookingPage } from '#server/modules/booking-page/booking-page.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
let heard: App;
let statements = 0;
beforeAll(async () => {
  app = await openTestApp();
  heard = await createApp(app.app.platform.config, app.databaseUrl, app.clock, {
    onStatement: () => {
      statements += 1;
    },
  });
});
afterAll(async () => {
  await heard.close();
  await app.close();
});

/** A groomer and a salon with people, who both take bookings online. */
const openTwo = (nth: number) =>
  app.transact(async (t) => {
    const maya = await makeGroomer(t, { address: 'Ozona, TX' });
    await makeBookingPage(t, maya.id, { gapMinutes: 15 });
    const salon = await makeBusiness(t, { businessName: `Salon ${nth}`, address: 'Ozona, TX' });
    await makeStaff(t, salon.id);
    await makeBookingPage(t, salon.id, { as: 'business', gapMinutes: 15 });
  });

/** How many statements the list of the town takes, and its cards. */
async function listed() {
  statements = 0;
  const { body } = await heard.server.inject({ url: '/api/public-pages/towns/tx/ozona' });
  const { groomers, businesses } = JSON.parse(body);
  return { sent: statements, cards: [...groomers.cards, ...businesses.cards] };
}

test('a longer list of a town takes no more statements than a short one', async () => {
  await openTwo(1);
  await listed();
  const short = await listed();
  expect(short.cards).toHaveLength(2);
  for (const nth of [2, 3, 4]) await openTwo(nth);
  const long = await listed();
  expect(long.cards).toHaveLength(8);
  expect(long.cards.map(({ booksOnline, nextFree }) => [booksOnline, nextFree])).toEqual(
    long.cards.map(() => [true, '2026-11-21']),
  );
  expect(long.sent).toBe(short.sent);
});

test('the lowest price is of the same service in the list of a town and on the booking page', async () => {
  const { id } = await app.transact((t) => makeGroomer(t, { address: 'Marfa, TX' }));
  const params = await app.transact((t) => makeBookingPage(t, id));
  const row = { minutes: 60, size: 'large' };
  await (
    await app.as(id)
  ).call('PUT /api/profiles/groomer/facts', {
    body: {
      prices: [
        { ...row, service: 'nail_trim', from: 2500 },
        { ...row, service: 'nail_trim', size: 'small', from: 2000 },
        { ...row, service: 'full_groom', from: 18_000 },
      ],
      languages: [],
    },
  });
  const { body: town } = await app.stranger.call('GET /api/public-pages/towns/:state/:city', {
    params: { state: 'tx', city: 'marfa' },
  });
  const { body: page } = await app.stranger.call('GET /api/book/:as/:slug', { params });
  expect(town.groomers.cards[0]?.lowest).toEqual({ service: 'Nail trim', from: 2000 });
  expect(page.open?.lowest).toEqual({ service: 'nail_trim', from: 2000 });
});
