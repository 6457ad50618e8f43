import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { after, hours, movableClock } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { callerOf } from './call-api.ts';
import { clientActions } from './client-actions.ts';
import { runActions } from './run-actions.ts';

let app: TestApp;
let maya: Caller;
let renee: Caller;
/** Noon in Austin. */
const noon = new Date('2026-11-20T18:00:00Z');
beforeAll(async () => {
  const clock = movableClock(testNow());
  app = await openTestApp({}, clock);
  [maya, renee] = [await signInGroomer(app), await signInOwner(app, { tables: 5 })];
  const people = { groomers: [maya.cookie], owners: [renee.cookie], named: new Map<string, string>() };
  clock.moveTo(after(noon, -hours(12)));
  const actions = clientActions(app.app.platform.transact, callerOf(app.app), noon, people);
  await runActions(app.app, clock, noon, actions);
});
afterAll(() => app.close());

const list = async (show: string) =>
  (await maya.call('GET /api/clients', { query: { show, limit: 100 } })).body;

test('a groomer has a book of sixty clients, some of them due', async () => {
  const [all, due] = [await list('all'), await list('due')];
  expect(all).toHaveLength(60);
  expect(all.every(({ phone, pets, dueOn }) => phone && pets.length > 0 && dueOn)).toBe(true);
  expect(due.length).toBeGreaterThan(5);
  expect(due.length).toBeLessThan(40);
  expect((await list('never_back')).length).toBeGreaterThan(0);
});

test('at noon of a working day some visits are checked out, one is under way, the others are to come', async () => {
  const { visits } = (await maya.call('GET /api/day', { query: {} })).body;
  expect(visits.map(({ status }) => status)).toEqual([
    'completed',
    'completed',
    'checked_in',
    'booked',
    'booked',
    'booked',
  ]);
  const salon = (await renee.call('GET /api/day', { query: {} })).body;
  expect(salon.salon?.people.map(({ name }) => name)).toEqual(['Lee Park', 'Ana Lucero', 'Tess Boyd']);
  expect(salon.visits).toHaveLength(8);
  expect(salon.visits.every(({ staff }) => staff)).toBe(true);
  const books = await renee.call('GET /api/books', { query: { from: '2026-11-20', to: '2026-11-20' } });
  expect(books.body.totals.earned).toBe(12_500 + 6500 + 8200 + 7500);
});

test('both take bookings on their own page', async () => {
  for (const who of [maya, renee])
    expect((await who.call('GET /api/booking-page')).body).toMatchObject({ mode: 'ask', newClients: true });
});
