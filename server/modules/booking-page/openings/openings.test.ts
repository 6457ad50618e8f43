import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTimeOff } from '#server/modules/calendar/calendar.factory.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeClientToBook, makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { dayIn } from '#server/platform/wall-clock.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { noFee, on, onPages, someone } from '../booking-page.scenario.ts';
import type { Address } from '../booking-page.scenario.ts';

let app: TestApp;
let pages: ReturnType<typeof onPages>;
beforeAll(async () => {
  app = await openTestApp();
  pages = onPages(app);
});
afterAll(() => app.close());

const openings = async (params: Address, ticket: string, query: object = {}) =>
  (
    await app.stranger.call('GET /api/book/:as/:slug/openings', {
      params,
      query: { ticket, minutes: 120, from: '2026-12-01', ...query },
    })
  ).body;
const timesOn = (body: Awaited<ReturnType<typeof openings>>, day: string) =>
  (body.days.find((each) => each.day === day)?.startsAt ?? []).map((at) =>
    new Date(at).toLocaleTimeString('en-GB', {
      timeZone: 'America/Chicago',
      hour: '2-digit',
      minute: '2-digit',
    }),
  );

describe('a code', () => {
  test('is mailed to anybody in our words, works for ten minutes and five tries, and its ticket for half an hour', async () => {
    const { params, maya } = await pages.openPage();
    await app.transact((t) => makeClientToBook(t, maya.id));
    const [known, unknown] = [
      await pages.askForCode(params, 'maria@people.example'),
      await pages.askForCode(params, 'no@people.example'),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(202);
    const code = await pages.codeOf('maria@people.example');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, problem } = await pages.verify(params, 'maria@people.example', wrong);
      expect([status, problem.errors?.[0]?.path]).toEqual([422, 'code']);
    }
    expect((await pages.verify(params, 'maria@people.example', code)).status).toBe(422);
    const now = app.clock.now();
    const again = await pages.codeOf('no@people.example');
    app.clock.moveTo(new Date(now.getTime() + minutes(11)));
    expect((await pages.verify(params, 'no@people.example', again)).status).toBe(422);
    const { ticket } = await pages.proven(params, 'no@people.example');
    app.clock.moveTo(new Date(now.getTime() + minutes(45)));
    expect((await pages.book(params, ticket)).problem.code).toBe('link_expired');
    app.clock.moveTo(now);
    const stored = await app.app.platform.sql`select * from booking_codes`;
    expect(JSON.stringify(stored)).not.toContain(again);
  });

  test('goes to one address five times an hour over all pages, and nobody sees the difference', async () => {
    const email = someone();
    const two = [await pages.openPage(), await pages.openPage()];
    const now = app.clock.now();
    // A whole hour of the limits.
    app.clock.moveTo(new Date(Math.ceil(now.getTime() / hours(1)) * hours(1)));
    for (let nth = 0; nth < 7; nth += 1)
      expect(
        (await pages.askForCode(two[nth % 2]?.params ?? { as: 'groomer', slug: '' }, email)).status,
      ).toBe(202);
    await app.settle();
    expect(await pages.mailsTo(email)).toHaveLength(5);
    app.clock.moveTo(now);
  });
});

describe('openings', () => {
  test('leave out time off and what is booked with the gap, and end where the page does', async () => {
    const page = await pages.openPage({ gapMinutes: 30, daysAhead: 12 });
    await app.transact(async (t) => {
      await makeTimeOff(t, page.maya.id);
      await makeOwnVisit(t, { providerId: page.maya.id, startsAt: new Date(on('02', '12:00')), minutes: 60 });
    });
    const { ticket } = await pages.proven(page.params, someone());
    const body = await openings(page.params, ticket);
    expect(timesOn(body, '2026-12-01')).toEqual([]);
    expect(timesOn(body, '2026-12-02')).toEqual(['09:00', '09:30', '13:30', '14:00', '14:30', '15:00']);
    expect(body).toMatchObject({ next: null, timeZone: 'America/Chicago' });
    expect(body.days.at(-1)?.day).toBe('2026-12-02');
    expect((await openings(page.params, ticket, { minutes: 600 })).days).toEqual([]);
  });

  test('leave time for the way to a client’s place', async () => {
    const page = await pages.openPage({}, { serviceType: 'mobile' });
    await app.transact((t) =>
      makeOwnVisit(t, { providerId: page.maya.id, startsAt: new Date(on('02', '12:00')), minutes: 60 }),
    );
    const { ticket } = await pages.proven(page.params, someone());
    const near = timesOn(await openings(page.params, ticket), '2026-12-02');
    const far = timesOn(await openings(page.params, ticket, { zip: '78628' }), '2026-12-02');
    expect(near).toContain('13:00');
    expect(far).not.toContain('13:00');
    expect(far.length).toBeGreaterThan(0);
    expect((await pages.book(page.params, ticket)).problem.errors?.[0]?.path).toBe('address');
  });
});

describe('the page itself', () => {
  test('is off until its provider turns it on, needs hours and a membership, and shows no phone unasked', async () => {
    const page = await pages.openPage({ mode: 'off' });
    const get = () => app.stranger.call('GET /api/book/:as/:slug', { params: page.params });
    expect((await get()).body).toMatchObject({ open: null, phone: null });
    expect((await pages.askForCode(page.params, someone())).problem.code).toBe('not_offered');
    const { body: own } = await page.maya.call('GET /api/booking-page');
    expect(own).toMatchObject({ mode: 'off', page: page.params, hasHours: true });
    const { page: _page, hasHours: _hours, ...settings } = own;
    const save = (change: object) =>
      page.maya.call('PUT /api/booking-page', { body: { ...settings, ...change } });
    expect((await save({ daysAhead: 91 })).problem.errors?.[0]?.path).toBe('daysAhead');
    expect((await save({ mode: 'ask', showsPhone: true })).status).toBe(200);
    expect((await get()).body).toMatchObject({
      open: {
        mode: 'ask',
        policy: noFee,
        services: ['full_groom'],
        lowest: { service: 'full_groom', from: 8000 },
        nextFree: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      },
    });
    const { open } = (await get()).body;
    const firstDays = (open?.firstTimes ?? []).map((at) => dayIn(at, 'America/Chicago'));
    expect(firstDays).toHaveLength(9);
    expect([firstDays[0], new Set(firstDays).size]).toEqual([open?.nextFree, 3]);
    const { ticket } = await pages.proven(page.params, someone());
    const { days } = await openings(page.params, ticket, { minutes: 120, from: open?.nextFree });
    expect(days.flatMap(({ startsAt }) => startsAt)).toEqual(expect.arrayContaining(open?.firstTimes ?? []));
    await page.maya.call('PUT /api/working-hours', { body: { spans: [] } });
    expect((await get()).body.open).toBeNull();
    const unset = await app.as((await app.transact((t) => makeGroomer(t))).id);
    const address = (await unset.call('GET /api/booking-page')).body.page;
    expect(
      (await app.stranger.call('GET /api/book/:as/:slug', { params: address ?? page.params })).status,
    ).toBe(404);
  });
});
