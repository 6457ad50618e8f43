import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('figures are public and are left out while they are small', async () => {
  const figures = async () => (await app.stranger.call('GET /api/landing')).body;
  expect(await figures()).toEqual({ openShifts: null, groomers: null, hoursToFill: null });
  await app.transact(async (t) => {
    const shift = await makeShift(t);
    for (let more = 1; more < 12; more++) await makeShift(t, { businessId: shift.businessId });
    for (let more = 0; more < 9; more++) await makeGroomer(t);
  });
  expect(await figures()).toEqual({ openShifts: 12, groomers: null, hoursToFill: null });
});
