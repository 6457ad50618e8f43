import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { onPages, otto, someone } from './booking-page.scenario.ts';

let app: TestApp;
let pages: ReturnType<typeof onPages>;
beforeAll(async () => {
  app = await openTestApp();
  pages = onPages(app);
});
afterAll(() => app.close());

test('a new client lives as near as a mobile groomer comes, at an address that can be found', async () => {
  const page = await pages.openPage({}, { serviceType: 'mobile', preferredRadius: 25 });
  const { ticket } = await pages.proven(page.params, someone());
  const quote = (address?: string, as = ticket) =>
    app.stranger.call('POST /api/book/:as/:slug/quote', {
      params: page.params,
      body: { ticket: as, pets: [otto], ...(address ? { address } : {}) },
    });
  const dallas = '123 Main St, Dallas, TX 75201';
  const near = '107 Slaughter Ln, Austin, TX 78748';
  expect((await quote()).problem.errors).toEqual([{ path: 'address', message: 'Where does Alex come to?' }]);
  expect((await quote('asdf qwer')).problem.errors).toEqual([
    { path: 'address', message: 'This address was not found. Add its town and ZIP code.' },
  ]);
  const far = /^This address is 1[89]\d miles away, and Alex comes up to 25 miles\.$/;
  expect((await quote(dallas)).problem.errors).toEqual([
    { path: 'address', message: expect.stringMatching(far) },
  ]);
  expect((await pages.book(page.params, ticket, { address: dallas })).problem.errors).toEqual([
    { path: 'address', message: expect.stringMatching(far) },
  ]);
  expect((await quote(near)).body).toMatchObject({ zip: '78748' });
  expect((await pages.book(page.params, ticket, { address: near })).status).toBe(201);

  const email = someone();
  await page.maya.call('POST /api/clients', {
    body: { firstName: 'Ada', email, contactBy: 'email', pets: [{ name: 'Rex', species: 'dog' }] },
  });
  const known = await pages.proven(page.params, email);
  expect(known).toMatchObject({ firstName: 'Ada', needsAddress: true });
  expect((await quote(dallas, known.ticket)).body).toMatchObject({ zip: '75201' });
});
