import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffDraft } from '#contract/staff/staff.ts';
import { makeBusiness } from '#server/modules/profiles/profiles.factory.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeBookingPage } from '../booking-page.factory.ts';
import { onPages, someone } from '../booking-page.scenario.ts';

let app: TestApp;
let pages: ReturnType<typeof onPages>;
beforeAll(async () => {
  app = await openTestApp();
  pages = onPages(app);
});
afterAll(() => app.close());

/** Opens the page of a salon with these people. */
async function openSalon(people: readonly Partial<StaffDraft>[]) {
  const { id } = await app.transact((t) => makeBusiness(t));
  const { params, staff } = await app.transact(async (t) => {
    const made = [];
    for (const person of people) made.push(await makeStaff(t, id, person));
    return { staff: made, params: await makeBookingPage(t, id, { as: 'business' }) };
  });
  const { ticket } = await pages.proven(params, someone());
  /** How many starts a client sees on a day. */
  const startsOn = async (day: string) => {
    const { body } = await app.stranger.call('GET /api/book/:as/:slug/openings', {
      params,
      query: { ticket, minutes: 60, from: '2026-11-23' },
    });
    return body.days.find((each) => each.day === day)?.startsAt.length ?? 0;
  };
  return { owner: await app.as(id), staff, startsOn };
}

test('a groomer is booked, and a bather only on days on which no groomer works here', async () => {
  const { owner, staff, startsOn } = await openSalon([
    { name: 'Ann', toDay: '2026-11-26' },
    { name: 'Kim', role: 'bather' },
  ]);
  expect(await startsOn('2026-11-24')).toBeGreaterThan(0);
  const off = await owner.call('POST /api/staff/:id/time-off', {
    params: { id: staff[0]?.id ?? '' },
    body: { from: '2026-11-24', to: '2026-11-24', note: 'At the dentist' },
  });
  expect(off.status).toBe(201);
  expect(await startsOn('2026-11-24')).toBe(0);
  expect(await startsOn('2026-11-27')).toBeGreaterThan(0);
});

test('on days before its first person comes, a business is booked as a whole', async () => {
  const { owner, staff, startsOn } = await openSalon([{ name: 'Ann', fromDay: '2026-11-25' }]);
  const off = await owner.call('POST /api/staff/:id/time-off', {
    params: { id: staff[0]?.id ?? '' },
    body: { from: '2026-11-23', to: '2026-11-25', note: 'Moves here' },
  });
  expect(off.status).toBe(201);
  expect(await startsOn('2026-11-24')).toBeGreaterThan(0);
  expect(await startsOn('2026-11-25')).toBe(0);
});
