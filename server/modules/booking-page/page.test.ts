import { afterAll, beforeAll, expect, test } from 'vitest';
import { endMembership } from '#tests/end-membership.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { onPages, someone } from './booking-page.scenario.ts';

let app: TestApp;
let pages: ReturnType<typeof onPages>;
beforeAll(async () => {
  app = await openTestApp();
  pages = onPages(app);
});
afterAll(() => app.close());

test('without a membership the page stays with the name and the phone, and takes no bookings', async () => {
  const { maya, params } = await pages.openPage({ showsPhone: true }, { account: { phone: '512 555 0134' } });
  const { ticket } = await pages.proven(params, someone());
  const get = async () => (await app.stranger.call('GET /api/book/:as/:slug', { params })).body;
  const before = await get();
  expect(before.open).not.toBeNull();
  expect(before.phone).toBe('512 555 0134');
  await endMembership(app, maya.id);
  expect(await get()).toEqual({ ...before, open: null });
  for (const refused of [await pages.askForCode(params, someone()), await pages.book(params, ticket)])
    expect([refused.status, refused.problem.code]).toEqual([409, 'not_offered']);
  expect(await pages.visitsOf({ maya, params })).toEqual([]);
});
