import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTimeOff } from '#server/modules/calendar/calendar.factory.ts';
import { makeFrontDesk } from '#server/modules/front-desk/front-desk.factory.ts';
import { makeGroomer, makePetOwner } from '#server/modules/profiles/profiles.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { instantAt } from '#server/platform/wall-clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

const zone = 'America/Chicago';
let app: TestApp;
let maya: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(testNow());
  maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
});
const sql = () => app.app.platform.sql;

/** A first visit of Biscotti and its series, by default every six weeks from Wednesday, December 2, at nine. */
async function repeat(everyWeeks = 6, given: { day?: string; until?: string } = {}) {
  const { day = '2026-12-02', until } = given;
  const visit = await app.transact((t) =>
    makeOwnVisit(t, { providerId: maya.id, startsAt: instantAt(day, '09:00', zone), minutes: 60 }),
  );
  const { body: series } = await maya.call('POST /api/visit-series', {
    body: { visitId: visit.id, everyWeeks, ...(until ? { until } : {}) },
  });
  await app.settle();
  return { visit, id: series.id };
}

type Change = {
  prices?: { petId: string; price: number }[];
  from?: string | null;
  startsOn?: string;
  startTime?: string;
  everyWeeks?: number;
  tell?: boolean;
};
const change = async (
  id: string,
  given: Change = {},
  who: Pick<Caller, 'call'> = maya,
  headers: Record<string, string> = {},
) => {
  const reply = await who.call('POST /api/visit-series/:id/change', {
    params: { id },
    headers,
    body: {
      from: '2026-12-02',
      startsOn: '2026-12-08',
      startTime: '10:00',
      everyWeeks: 5,
      ...given,
    },
  });
  await app.settle();
  return reply;
};

/** '2026-12-02 09:00 $95' of each booked visit of the provider, by the clock of the place. */
const ahead = async () =>
  (
    await sql()<{ shown: string }[]>`
      select to_char(starts_at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') || ' $' || list_price / 100 as shown from visits
      where provider_id = ${maya.id} and status = 'booked' order by starts_at`
  ).map(({ shown }) => shown);
const listed = async () => (await maya.call('GET /api/visit-series')).body[0];
const mailed = async ({ clientId }: { clientId: string }) =>
  (await maya.call('GET /api/clients/:id/messages', { params: { id: clientId } })).body.map(
    ({ kind, body }) => ({ kind, body }),
  );

describe('a series that changes', () => {
  test('moves its visits to the new dates in their order, and books what is missing', async () => {
    const { visit, id } = await repeat(6);
    expect((await listed())?.ahead).toEqual({ moving: 5, from: '2026-12-02', staying: [] });
    const { status, body } = await change(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      everyWeeks: 5,
      startsOn: '2026-12-08',
      startTime: '10:00',
      moved: { visits: 5, firstId: visit.id },
      cancelled: null,
      next: { visitId: visit.id },
    });
    expect(await ahead()).toEqual([
      '2026-12-08 10:00 $95',
      '2027-01-12 10:00 $95',
      '2027-02-16 10:00 $95',
      '2027-03-23 10:00 $95',
      '2027-04-27 10:00 $95',
    ]);
    const history = (await maya.call('GET /api/visits/:id', { params: { id: visit.id } })).body.history;
    expect(history.at(-1)).toMatchObject({
      what: 'moved',
      note: 'From Wed, Dec 2, 9:00 AM to Tue, Dec 8, 10:00 AM',
    });
  });

  test('cancels what is too much, and books anew when it is often again', async () => {
    const { id } = await repeat(4);
    expect(await ahead()).toHaveLength(7);
    expect((await change(id, { everyWeeks: 8 })).body).toMatchObject({
      moved: { visits: 3 },
      cancelled: { visits: 4 },
    });
    expect(await ahead()).toEqual(['2026-12-08 10:00 $95', '2027-02-02 10:00 $95', '2027-03-30 10:00 $95']);
    await change(id, { from: '2026-12-08', startsOn: '2026-12-02', startTime: '09:00', everyWeeks: 4 });
    expect(await ahead()).toHaveLength(7);
  });

  test('keeps the hour of the clocks of its place when they change', async () => {
    const { id } = await repeat(2, { day: '2027-02-24', until: '2027-03-24' });
    await change(id, { from: '2027-02-24', startsOn: '2027-02-23', everyWeeks: 2 });
    const utc = await sql()<{ at: string }[]>`
      select to_char(starts_at at time zone 'UTC', 'MM-DD HH24:MI') as at from visits
      where provider_id = ${maya.id} and status = 'booked' order by starts_at`;
    expect(utc.map(({ at }) => at)).toEqual(['02-23 16:00', '03-09 16:00', '03-23 15:00']);
    app.clock.moveTo(new Date('2027-10-20T15:00:00Z'));
    maya = await app.as((await app.transact((t) => makeGroomer(t))).id);
    const autumn = await repeat(2, { day: '2027-10-27', until: '2027-11-20' });
    await change(autumn.id, { from: '2027-10-27', startsOn: '2027-10-26', everyWeeks: 2 });
    const then = await sql()<{ at: string }[]>`
      select to_char(starts_at at time zone 'UTC', 'MM-DD HH24:MI') as at from visits
      where provider_id = ${maya.id} and status = 'booked' order by starts_at`;
    expect(then.map(({ at }) => at)).toEqual(['10-26 15:00', '11-09 16:00']);
  });

  test('leaves alone what is today, was moved by itself, or is confirmed', async () => {
    const { id } = await repeat(6, { day: '2026-11-27' });
    app.clock.moveTo(instantAt('2026-11-27', '07:00', zone));
    maya = await app.as(maya.id);
    const [, second, third] = await sql()<{ id: string }[]>`
      select id from visits where provider_id = ${maya.id} order by starts_at`;
    await maya.call('PATCH /api/visits/:id/time', {
      params: { id: second?.id ?? '' },
      body: { startsAt: instantAt('2027-01-09', '11:00', zone).toISOString() },
    });
    await sql()`update visits set confirmed_at = ${app.clock.now()} where id = ${third?.id ?? ''}`;
    expect((await listed())?.ahead).toMatchObject({ moving: 2, from: '2027-04-02' });
    expect((await listed())?.ahead.staying).toHaveLength(3);
    const { body } = await change(id, { from: '2027-04-02', startsOn: '2027-04-06' });
    expect(body.moved?.visits).toBe(2);
    expect(await ahead()).toEqual([
      '2026-11-27 09:00 $95',
      '2027-01-09 11:00 $95',
      '2027-02-19 09:00 $95',
      '2027-04-06 10:00 $95',
      '2027-05-11 10:00 $95',
    ]);
  });

  test('goes on where it was paused', async () => {
    const { id } = await repeat(6);
    await maya.call('POST /api/visit-series/:id/pause', { params: { id }, body: { until: '2027-06-15' } });
    await app.settle();
    const from = (await listed())?.ahead.from ?? null;
    const { body } = await change(id, { from });
    expect(body).toMatchObject({ moved: { visits: 2 }, cancelled: null, pausedUntil: null });
    expect(await ahead()).toHaveLength(5);
  });

  test('books the new dates where nothing is left to move', async () => {
    const { visit, id } = await repeat(6, { until: '2027-01-10' });
    await sql()`update visits set confirmed_at = ${app.clock.now()} where id = ${visit.id}`;
    const { body } = await change(id, { from: null, startsOn: '2026-12-15', everyWeeks: 2 });
    expect(body).toMatchObject({ moved: null, cancelled: null });
    expect((await ahead()).map((each) => each.slice(0, 10))).toEqual([
      '2026-12-02',
      '2026-12-15',
      '2026-12-29',
    ]);
  });
});

test('a date that is refused is a gap, and its visit is cancelled', async () => {
  await app.transact((t) =>
    makeTimeOff(t, maya.id, { from: '2027-01-12', to: '2027-01-12', note: 'Skiing' }),
  );
  const { visit, id } = await repeat(6);
  const { body } = await change(id);
  expect(body).toMatchObject({
    moved: { visits: 4 },
    cancelled: { visits: 1 },
    gaps: [{ day: '2027-01-12', because: 'You are off then: Skiing' }],
  });
  expect((await ahead()).map((each) => each.slice(0, 10))).toEqual([
    '2026-12-08',
    '2027-02-16',
    '2027-03-23',
    '2027-04-27',
  ]);
  expect(await mailed(visit)).toEqual([
    {
      kind: 'series_changed',
      body: expect.stringContaining(
        'from Tue, Dec 8 Biscotti is booked every 5 weeks on Tuesdays at 10:00 AM with',
      ),
    },
  ]);
  expect((await mailed(visit))[0]?.body).toMatch(
    /Next: Tue, Dec 8; Tue, Feb 16, 2027; Tue, Mar 23, 2027\. Confirm or change: \{link\}$/,
  );
});

describe('the client is told once', () => {
  test('with the new price of each visit from then on, and of no other', async () => {
    const { visit, id } = await repeat(6);
    const petId = visit.petIds[0] ?? '';
    expect((await listed())?.prices).toEqual([{ petId, petName: 'Biscotti', price: 9500 }]);
    const { body } = await change(id, { everyWeeks: 4, prices: [{ petId, price: 10_500 }] });
    expect(body).toMatchObject({ moved: { was: 9500 }, prices: [{ price: 10_500 }] });
    const prices = (await ahead()).map((each) => each.slice(-4));
    expect(prices).toEqual(Array.from({ length: 6 }, () => '$105'));
    const messages = await mailed(visit);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.body).toContain('It costs $105 instead of $95 each time.');
  });

  test('not where the provider says it, who can text it', async () => {
    const { visit, id } = await repeat(6);
    await change(id, { tell: false });
    expect(await mailed(visit)).toEqual([]);
    const { body } = await maya.call('POST /api/clients/:id/messages', {
      params: { id: visit.clientId },
      body: { kind: 'series_changed', channel: 'text', visitId: visit.id },
    });
    expect(body.text).toContain('every 5 weeks on Tuesdays at 10:00 AM');
  });

  test('by one notification, where the client has an account', async () => {
    const { visit, id } = await repeat(6);
    const parent = await app.as((await app.transact((t) => makePetOwner(t))).id);
    await sql()`update clients set linked_account_id = ${parent.id} where id = ${visit.clientId}`;
    await sql()`update visits set owner_id = ${parent.id} where client_id = ${visit.clientId}`;
    await change(id);
    const { body } = await parent.call('GET /api/notifications');
    expect(body).toHaveLength(1);
    expect(body[0]?.text).toContain('From Tue, Dec 8, 10:00 AM on every 5 weeks.');
  });
});

test('what cannot be is refused at its field, and changes nothing', async () => {
  const { visit, id } = await repeat(6, { until: '2027-05-30' });
  const before = await ahead();
  const wrong = async (given: Parameters<typeof change>[1]) =>
    (await change(id, given)).problem.errors?.[0]?.path;
  expect(await wrong({ startsOn: '2026-11-20' })).toBe('startsOn');
  expect(await wrong({ startsOn: '2027-06-01' })).toBe('startsOn');
  expect(await wrong({ everyWeeks: 53 })).toBe('everyWeeks');
  expect(await wrong({ startTime: '25:00' })).toBe('startTime');
  expect(await wrong({ prices: [{ petId: visit.clientId, price: 100 }] })).toBe('prices.0.petId');
  const petId = visit.petIds[0] ?? '';
  const twice = [9000, 9100].map((price) => ({ petId, price }));
  expect(await wrong({ prices: twice })).toBe('prices.1.petId');
  expect((await change(id, { from: '2026-12-03' })).problem.code).toBe('changed_elsewhere');
  await app.transact((t) => makeTimeOff(t, maya.id, { from: '2026-12-08', to: '2027-11-30', note: 'Baby' }));
  const { problem } = await change(id);
  expect(problem.errors).toEqual([
    { path: 'startsOn', message: 'None of these dates can be booked. You are off then: Baby' },
  ]);
  expect(await ahead()).toEqual(before);
  await maya.call('POST /api/visit-series/:id/end', { params: { id }, body: {} });
  expect((await change(id)).problem.code).toBe('already_done');
});

test('only its provider changes it, and no front desk', async () => {
  const { id } = await repeat(6);
  const other = await app.as((await app.transact((t) => makeGroomer(t))).id);
  const parent = await app.as((await app.transact((t) => makePetOwner(t))).id);
  const desk = await app.transact((t) => makeFrontDesk(t, maya.id));
  const ask = async (cookie: string) => (await change(id, {}, app.stranger, { cookie })).status;
  expect({
    other: await ask(other.cookie),
    desk: await ask(desk),
    parent: await ask(parent.cookie),
    nobody: await ask(''),
    provider: await ask(maya.cookie),
  }).toEqual({ other: 404, desk: 403, parent: 403, nobody: 401, provider: 200 });
});
