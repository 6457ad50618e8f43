import { afterAll, beforeAll, expect, test } from 'vitest';
import { startsEarlyMinutes } from '#contract/shifts/shift-deadlines.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeApplication, makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const lists = [
  ['GET /api/shifts/owner/current-user', 'owner'],
  ['GET /api/groomers/current-user/applications', 'groomer'],
] as const;

test.each(lists)('%s says when work can begin', async (key, who) => {
  const { owner, groomer, shift } = await app.transact(async (t) => {
    const [business, worker] = [await makeBusiness(t), await makeGroomer(t)];
    const made = await makeShift(t, { businessId: business.id });
    await makeApplication(t, { shiftId: made.id, groomerId: worker.id });
    return { owner: business, groomer: worker, shift: made };
  });
  const caller: Caller = await app.as(who === 'owner' ? owner.id : groomer.id);
  const begins = after(shift.startsAt, -minutes(startsEarlyMinutes));
  app.clock.moveTo(after(begins, -minutes(5)));
  const { headers } = await caller.call(key);
  expect(Number(headers['valid-for'])).toBeGreaterThan(4.5 * 60);
  expect(Number(headers['valid-for'])).toBeLessThanOrEqual(5 * 60);
  app.clock.moveTo(testNow());
});

test('a visit says when its start has passed, in the list and on its page', async () => {
  const { id } = await app.transact((t) => makeVisit(t));
  const [visit] = await app.app.platform.sql<{ ownerId: string; startsAt: string }[]>`
    select owner_id, starts_at from visits where id = ${id}`;
  const owner = await app.as(visit?.ownerId ?? '');
  app.clock.moveTo(after(new Date(visit?.startsAt ?? ''), -minutes(5)));
  for (const { headers } of [
    await owner.call('GET /api/visits'),
    await owner.call('GET /api/visits/:id', { params: { id } }),
  ]) {
    expect(Number(headers['valid-for'])).toBeGreaterThan(4.5 * 60);
    expect(Number(headers['valid-for'])).toBeLessThanOrEqual(5 * 60);
  }
  app.clock.moveTo(testNow());
});
