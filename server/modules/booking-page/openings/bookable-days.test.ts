import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFacts } from '#server/modules/profiles/facts/facts.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { accept, apply, post, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { makeStaff, makeStaffTimeOff } from '#server/modules/staff/staff.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';
import { makeBookingPage } from '../booking-page.factory.ts';
import { onPages, someone } from '../booking-page.scenario.ts';
import type { Address } from '../booking-page.scenario.ts';

let app: TestApp;
let pages: ReturnType<typeof onPages>;
beforeAll(async () => {
  app = await openTestApp();
  pages = onPages(app);
});
afterAll(() => app.close());

/** The free days that the public page shows, and the card of its town. */
async function shownOf(params: Address, city: string) {
  const { body } = await app.stranger.call('GET /api/public-pages/:as/:slug', { params });
  const town = await app.stranger.call('GET /api/public-pages/towns/:state/:city', {
    params: { state: 'tx', city },
  });
  const { groomers, businesses } = town.body;
  const card = [...groomers.cards, ...businesses.cards].find(({ slug }) => slug === params.slug);
  return { free: body.days.flatMap(({ day, free }) => (free ? [day] : [])), nextFree: card?.nextFree };
}

async function bookableOf(params: Address, minutes: number) {
  const { ticket } = await pages.proven(params, someone());
  const { body } = await app.stranger.call('GET /api/book/:as/:slug/openings', {
    params,
    query: { ticket, minutes },
  });
  return body.days.map(({ day }) => day);
}

test('the free days of the public page and of the town’s list begin after the notice that the booking page asks for', async () => {
  const { id } = await app.transact((t) => makeGroomer(t, { address: 'Marfa, TX' }));
  const params = await app.transact((t) =>
    makeBookingPage(t, id, { leadHours: 96, daysAhead: 9, newClients: true }),
  );
  const { free, nextFree } = await shownOf(params, 'marfa');
  expect(free).toEqual(await bookableOf(params, 60));
  expect(free).toEqual([24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`));
  expect(nextFree).toBe('2026-11-24');
});

test('a shop with people shows no day free on which none of them works', async () => {
  const { id } = await app.transact((t) =>
    makeBusiness(t, { businessName: 'Alpine Salon', address: '200 N 5th St, Alpine, TX 79830' }),
  );
  const params = await app.transact(async (t) => {
    const lee = await makeStaff(t, id);
    await makeStaffTimeOff(t, id, lee.id);
    return makeBookingPage(t, id, { as: 'business' });
  });
  const { free, nextFree } = await shownOf(params, 'alpine');
  expect(free).toEqual((await bookableOf(params, 60)).filter((day) => day <= '2026-12-03'));
  expect(free).not.toContain('2026-12-01');
  expect([free[0], nextFree]).toEqual(['2026-11-21', '2026-11-21']);
});

test('a person whose first day is later is offered from then on, also to who asks from an earlier day', async () => {
  const { id } = await app.transact((t) =>
    makeBusiness(t, { businessName: 'Marathon Salon', address: '103 NE 1st St, Marathon, TX 79842' }),
  );
  const [params, ann] = await app.transact(async (t) => {
    const first = await makeStaff(t, id, { name: 'Ann' });
    await makeStaff(t, id, { fromDay: '2026-11-27' });
    return [await makeBookingPage(t, id, { as: 'business' }), first] as const;
  });
  const off = await (
    await app.as(id)
  ).call('POST /api/staff/:id/time-off', {
    params: { id: ann.id },
    body: { from: '2026-11-23', to: '2026-12-20', note: 'On leave' },
  });
  expect(off.status).toBe(201);
  const { ticket } = await pages.proven(params, someone());
  const startsOn = async (day: string) => {
    const { body } = await app.stranger.call('GET /api/book/:as/:slug/openings', {
      params,
      query: { ticket, minutes: 60, from: '2026-11-23' },
    });
    return body.days.find((each) => each.day === day)?.startsAt ?? [];
  };
  expect(await startsOn('2026-11-24')).toEqual([]);
  expect((await startsOn('2026-11-27')).length).toBeGreaterThan(0);
});

test('a page that takes no bookings keeps no notice', async () => {
  const { id } = await app.transact((t) => makeGroomer(t, { address: 'Ozona, TX' }));
  const params = await app.transact((t) => makeBookingPage(t, id, { mode: 'off', leadHours: 96 }));
  expect(await shownOf(params, 'ozona')).toMatchObject({ nextFree: '2026-11-20' });
});

test('a day on which a shift leaves no time for the visit that the booking page begins with is free nowhere', async () => {
  const { id } = await app.transact((t) => makeGroomer(t, { address: 'Van Horn, TX', dogsAtOnce: 2 }));
  const params = await app.transact(async (t) => {
    await makeFacts(t, id, 'groomer', {
      prices: [
        { service: 'nail_trim', size: 'small', from: 2000, minutes: 15 },
        { service: 'full_groom', size: 'small', from: 8000, minutes: 90 },
        { service: 'full_groom', size: 'large', from: 14_000, minutes: 150 },
      ],
    });
    return makeBookingPage(t, id);
  });
  const owner = await signInOwner(app);
  const shift = await post(app, owner, {
    shiftDate: '2026-11-21T15:00:00Z',
    startTime: '09:00',
    endTime: '15:30',
  });
  expect((await accept(owner, await apply(await app.as(id), shift.id))).status).toBe(200);

  const { body } = await app.stranger.call('GET /api/book/:as/:slug', { params });
  const { free, nextFree } = await shownOf(params, 'van-horn');
  expect(body.open?.nextFree).toBe('2026-11-22');
  expect([free[0], nextFree]).toEqual(['2026-11-22', '2026-11-22']);
  expect(free).toEqual((await bookableOf(params, 150)).filter((day) => day <= '2026-12-03'));
});

test('a salon is booked on none of the days on which it is closed', async () => {
  const { id } = await app.transact((t) =>
    makeBusiness(t, { businessName: 'Sanderson Salon', address: '100 W Oak St, Sanderson, TX 79848' }),
  );
  const closed = { spans: [], byAppointment: false };
  const open = { spans: [{ from: '09:00', to: '17:00' }], byAppointment: false };
  const hours = { mon: closed, tue: open, wed: closed, thu: open, fri: closed, sat: closed, sun: closed };
  await (
    await app.as(id)
  ).call('PUT /api/profiles/business/facts', { body: { hours, languages: [], prices: [] } });
  const params = await app.transact((t) => makeBookingPage(t, id, { as: 'business' }));
  const { body } = await app.stranger.call('GET /api/book/:as/:slug', { params });
  const { free, nextFree } = await shownOf(params, 'sanderson');
  expect(free).toEqual(['2026-11-24', '2026-11-26', '2026-12-01', '2026-12-03']);
  expect([body.open?.nextFree, nextFree]).toEqual(['2026-11-24', '2026-11-24']);
  expect((await bookableOf(params, 60)).slice(0, 4)).toEqual(free);
});

test('a page that takes no bookings shows the days of the same visit', async () => {
  const { id } = await app.transact((t) => makeGroomer(t, { address: 'Balmorhea, TX' }));
  const params = await app.transact(async (t) => {
    await makeFacts(t, id, 'groomer', {
      prices: [
        { service: 'nail_trim', size: 'small', from: 2000, minutes: 15 },
        { service: 'full_groom', size: 'small', from: 8000, minutes: 360 },
      ],
    });
    return makeBookingPage(t, id, { mode: 'off' });
  });
  expect(await shownOf(params, 'balmorhea')).toMatchObject({ nextFree: '2026-11-21' });
});
