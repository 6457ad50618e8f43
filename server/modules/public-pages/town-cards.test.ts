import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBookingPage } from '#server/modules/booking-page/booking-page.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

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
