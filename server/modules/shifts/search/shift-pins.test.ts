import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShiftPin } from '#contract/shifts/shift-search.ts';
import { book } from '#server/modules/calendar/index.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { after, days, hours } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeApplication, makeShift } from '../shifts.factory.ts';

let app: TestApp;
let maya: Caller;
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await openTestApp();
  maya = await app.signIn({ roles: ['groomer'] });
  await app.transact(async (t) => {
    await makeGroomer(t, { accountId: maya.id, address: 'Austin, TX 78704' });
    const near = await makeBusiness(t, { address: '78704', businessName: 'Mueller Mutts' });
    const far = await makeBusiness(t, { address: '78613', businessName: 'Cedar Park Curls' });
    const away = await makeBusiness(t, { address: '77019' });
    const on = (ahead: number) => dayIn(after(t.now, days(ahead)), 'America/Chicago');
    const add = async (name: string, businessId: string, day: number, given: object = {}) => {
      const terms = { title: name, day: on(day), startTime: '08:00', endTime: '16:00', dogCount: 6 };
      ids[name] = (await makeShift(t, { ...terms, businessId, payPercentage: 50, ...given })).id;
    };
    await add('Doodle day', far.id, 3, { estimatedPayMin: 210, estimatedPayMax: null });
    for (let day = 2; day < 27; day++)
      await add(`Bath day ${day}`, near.id, day, { estimatedPayMin: 180, estimatedPayMax: 240 });
    await add('Cat day', near.id, 28, { estimatedPayMin: null, estimatedPayMax: null });
    await add('Houston day', away.id, 4);
    await add('Taken day', near.id, 5, { status: 'filled' });
  });
});
afterAll(() => app.close());

async function pinned(query: object = {}): Promise<Map<string, ShiftPin>> {
  const { body } = await maya.call('GET /api/shifts/pins', { query: { radius: 40, ...query } });
  expect(body.more).toBe(false);
  return new Map(body.pins.map((pin) => [pin.title, pin]));
}

test('tells all matches, not a page of them, nearest and then soonest first', async () => {
  const titles = [...(await pinned()).keys()];
  expect(titles).toHaveLength(27);
  expect([titles[0], titles[25], titles[26]]).toEqual(['Bath day 2', 'Cat day', 'Doodle day']);
  expect([...(await pinned({ q: 'cat' })).keys()]).toEqual(['Cat day']);
  expect((await pinned({ radius: 500 })).has('Houston day')).toBe(true);
});

test('says where a shift is, when, and what it pays', async () => {
  const pins = await pinned();
  const card = (await maya.call('GET /api/shifts/:id', { params: { id: ids['Doodle day'] ?? '' } })).body;
  expect(pins.get('Doodle day')).toEqual({
    id: card.id,
    title: 'Doodle day',
    businessName: 'Cedar Park Curls',
    latitude: card.business.latitude,
    longitude: card.business.longitude,
    shiftDate: card.shiftDate,
    timeZone: 'America/Chicago',
    payMin: 210,
    payMax: null,
    applied: null,
    clashes: false,
  });
  expect(pins.get('Bath day 2')).toMatchObject({ payMin: 180, payMax: 240 });
  // Without an estimate it is the arithmetic of take-home.ts: more for the dearest dogs than for the cheapest.
  const { payMin, payMax } = pins.get('Cat day') ?? {};
  expect(payMin).toBeGreaterThan(0);
  expect(payMax).toBeGreaterThan(payMin ?? 0);
});

test('says what became of the viewer’s application, and when they are booked', async () => {
  const shiftId = ids['Bath day 9'] ?? '';
  const made = await app.transact((t) => makeApplication(t, { shiftId, groomerId: maya.id }));
  expect((await pinned()).get('Bath day 9')).toMatchObject({ applied: 'pending', clashes: false });
  await maya.call('POST /api/shift-applications/:id/withdraw', { params: { id: made.id } });
  expect((await pinned()).get('Bath day 9')?.applied).toBeNull();

  const before = (await pinned()).get('Bath day 12');
  expect(before?.clashes).toBe(false);
  await app.transact((t) =>
    book(t, {
      sourceKind: 'shift',
      sourceId: uuidv7(),
      subjectId: maya.id,
      from: before?.shiftDate ?? '',
      to: after(new Date(before?.shiftDate ?? ''), hours(2)).toISOString(),
      title: 'Work elsewhere',
      timeZone: 'America/Chicago',
    }),
  );
  expect((await pinned()).get('Bath day 12')?.clashes).toBe(true);
});
