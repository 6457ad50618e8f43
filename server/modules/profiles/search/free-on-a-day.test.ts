import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { book } from '#server/modules/calendar/index.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeBusiness, makeGroomer } from '../profiles.factory.ts';

let app: TestApp;
let viewer: Caller;
beforeAll(async () => {
  app = await openTestApp();
  viewer = await app.signIn({ roles: ['owner'] });
});
afterAll(() => app.close());

/** Books times of December 2 in Austin, which is six hours behind UTC. */
const busy = (subjectId: string, from: string, to: string, dogsAtOnce?: number) =>
  app.transact((t) =>
    book(t, {
      sourceKind: dogsAtOnce ? 'visit' : 'shift',
      sourceId: uuidv7(),
      subjectId,
      from: `2026-12-02T${from}:00-06:00`,
      to: `2026-12-02T${to}:00-06:00`,
      title: 'Doodle day',
      timeZone: 'America/Chicago',
      ...(dogsAtOnce ? { dogsAtOnce } : {}),
    }),
  );
const isFree = async (key: 'GET /api/groomers' | 'GET /api/owners', id: string, on: string) =>
  (await viewer.call(key, { query: { on, limit: 100 } })).body.some((card) => card.id === id);

test('a groomer who is booked all day is left out, on that day alone', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  await busy(id, '08:00', '17:30');
  expect(await isFree('GET /api/groomers', id, '2026-12-02')).toBe(false);
  expect(await isFree('GET /api/groomers', id, '2026-12-03')).toBe(true);
});

test('a free hour between two bookings, or after the last, is enough', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  await busy(id, '07:00', '12:00');
  await busy(id, '12:30', '17:00');
  expect(await isFree('GET /api/groomers', id, '2026-12-02')).toBe(true);
  await busy(id, '17:00', '18:00');
  expect(await isFree('GET /api/groomers', id, '2026-12-02')).toBe(false);
});

test('a business is free while one of its tables is', async () => {
  const { id } = await app.transact((t) => makeBusiness(t, { tables: 2 }));
  const [tables] = await app.app.platform.sql<{ id: string }[]>`select tables_of(${id}) as id`;
  await busy(tables?.id ?? '', '08:00', '18:00', 2);
  expect(await isFree('GET /api/owners', id, '2026-12-02')).toBe(true);
  await busy(tables?.id ?? '', '08:00', '18:00', 2);
  expect(await isFree('GET /api/owners', id, '2026-12-02')).toBe(false);
});

test('working hours and time off count', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  await app.transact((t) => makeWorkingHours(t, id, [[[3], { from: '09:00', to: '17:00' }]]));
  expect(await isFree('GET /api/groomers', id, '2026-12-02')).toBe(true);
  expect(await isFree('GET /api/groomers', id, '2026-12-03')).toBe(false);
  await app.transact((t) => makeTimeOff(t, id, { from: '2026-12-02', to: '2026-12-02' }));
  expect(await isFree('GET /api/groomers', id, '2026-12-02')).toBe(false);
});

test('of today, only the rest of the day counts', async () => {
  const { id } = await app.transact((t) => makeGroomer(t));
  app.clock.moveTo(new Date('2026-12-01T23:30:00Z'));
  expect(await isFree('GET /api/groomers', id, '2026-12-01')).toBe(false);
  expect(await isFree('GET /api/groomers', id, '2026-12-02')).toBe(true);
});
