import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeOutsideCalendar } from '#server/modules/outside-calendars/outside-calendars.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { dayIn, instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeApplication, makeShift } from '../shifts.factory.ts';

const zone = 'America/Chicago';
let app: TestApp;
let maya: Caller;
let stranger: Caller;
beforeAll(async () => {
  app = await openTestApp();
  maya = await app.signIn({ roles: ['groomer'] });
  stranger = await app.signIn({ roles: ['groomer'] });
  await app.transact(async (t) => {
    for (const { id } of [maya, stranger])
      await makeGroomer(t, { accountId: id, address: 'Austin, TX 78704' });
    const near = (await makeBusiness(t, { address: '78704', businessName: 'Near' })).id;
    const known = (await makeBusiness(t, { address: '78704', businessName: 'Known' })).id;
    const far = (await makeBusiness(t, { address: '78664', businessName: 'Far' })).id;
    const dayAfter = (count: number) => dayIn(after(t.now, days(count)), zone);
    const terms = { dogCount: 4, payPercentage: 50, estimatedPayMin: null, estimatedPayMax: null };
    const open = (businessId: string, title: string, given: object = {}) =>
      makeShift(t, { ...terms, businessId, title, day: dayAfter(9), ...given });
    await makeShift(t, { businessId: known, groomerId: maya.id, status: 'completed', day: dayAfter(-9) });
    await open(near, 'Near');
    await open(known, 'Known');
    await open(far, 'Far');
    await open(near, 'Near and poor', { payPercentage: 20 });
    const applied = await open(near, 'Applied for', { payPercentage: 90 });
    await makeApplication(t, { shiftId: applied.id, groomerId: maya.id });
    await makeShift(t, { businessId: far, groomerId: maya.id, status: 'filled', day: dayAfter(20) });
    await open(near, 'Clash', { payPercentage: 90, day: dayAfter(20) });
  });
});
afterAll(() => app.close());

const fitting = async (caller: Caller, query: object = {}) =>
  (await caller.call('GET /api/shifts', { query: { sort: 'fit', limit: 100, ...query } })).body;

test('what suits comes first, and a clash or what was applied for last', async () => {
  const titles = (await fitting(maya)).map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(['Known', 'Near']);
  expect(titles.indexOf('Near and poor')).toBeLessThan(titles.indexOf('Clash'));
  expect(new Set(titles.slice(-2))).toEqual(new Set(['Applied for', 'Clash']));
});

test('says how often the viewer worked there, and nothing of it in other orders', async () => {
  const worked = Object.fromEntries(
    (await fitting(maya)).map(({ title, workedHere }) => [title, workedHere]),
  );
  expect(worked).toMatchObject({ Known: 1, Near: 0 });
  expect((await fitting(stranger)).every(({ workedHere }) => workedHere === 0)).toBe(true);
  const { body } = await maya.call('GET /api/shifts', { query: { sort: 'nearest' } });
  expect(body.every(({ workedHere }) => workedHere === undefined)).toBe(true);
});

test('is read page by page, each shift once', async () => {
  const whole = (await fitting(maya)).map(({ id }) => id);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { sort: 'fit', limit: 2, ...(cursor ? { cursor } : {}) };
    const answer = await maya.call('GET /api/shifts', { query });
    paged.push(...answer.body.map(({ id }) => id));
    const next = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
    cursor = (next && new URL(next, 'http://here').searchParams.get('cursor')) || undefined;
  } while (cursor);
  expect(paged).toEqual(whole);
  const wrong = await maya.call('GET /api/shifts', { query: { sort: 'fit', cursor: 'abc' } });
  expect(wrong.status).toBe(422);
});

test('filters hold in this order too', async () => {
  const found = await fitting(maya, { minPay: 90 });
  expect(new Set(found.map(({ title }) => title))).toEqual(new Set(['Applied for', 'Clash']));
});

test('says what the calendar check would warn of, and nothing where it is silent', async () => {
  const viewer = await app.signIn({ roles: ['groomer'] });
  const dayAfter = (count: number) => dayIn(after(app.app.platform.clock.now(), days(count)), zone);
  await app.transact(async (t) => {
    await makeGroomer(t, { accountId: viewer.id, address: 'Austin, TX 78704' });
    const businessId = (await makeBusiness(t, { address: '78704' })).id;
    const open = (title: string, day: string) => makeShift(t, { businessId, title, day });
    await makeWorkingHours(t, viewer.id, [[[1, 2, 3, 4, 5, 6, 7], { from: '08:00', to: '20:00' }]]);
    await open('Free day', dayAfter(11));
    await open('Off', dayAfter(12));
    await makeTimeOff(t, viewer.id, {
      from: dayAfter(12),
      to: dayAfter(12),
      startTime: '12:00',
      endTime: '14:00',
    });
    await open('Busy', dayAfter(13));
    const at = (time: string) => instantAt(dayAfter(13), time, zone).toISOString();
    await makeOutsideCalendar(t, viewer.id, { busy: [{ startsAt: at('12:00'), endsAt: at('13:00') }] });
    await makeShift(t, {
      businessId,
      title: 'Late',
      payPercentage: 90,
      day: dayAfter(14),
      startTime: '16:00',
      endTime: '21:00',
    });
  });
  const cards = (await fitting(viewer)).filter(({ title }) =>
    ['Free day', 'Off', 'Busy', 'Late'].includes(title),
  );
  expect(Object.fromEntries(cards.map(({ title, against }) => [title, against]))).toEqual({
    'Free day': null,
    Off: 'time_off',
    Busy: 'busy_elsewhere',
    Late: 'outside_hours',
  });
  // What is free comes first, although all are equally near and paid alike.
  expect(cards[0]?.title).toBe('Free day');
  for (const { shiftDate, endsAt, against } of cards) {
    const { body } = await viewer.call('GET /api/calendar/check', { query: { from: shiftDate, to: endsAt } });
    const warned =
      body.outsideHours || [body.timeOff, body.busyElsewhere, body.visits].some(({ length }) => length > 0);
    expect(warned).toBe(against !== null);
  }
  const elsewhere = await viewer.call('GET /api/shifts', { query: { sort: 'nearest' } });
  expect(elsewhere.body.every(({ against }) => against === undefined)).toBe(true);
});
