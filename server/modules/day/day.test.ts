import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makeBill, makeReversal, paidInCash } from '#server/modules/bills/bills.factory.ts';
import { makeTimeOff, makeWorkingHours } from '#server/modules/calendar/calendar.factory.ts';
import { makeBusiness, makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeStaff } from '#server/modules/staff/staff.factory.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const groomer = async (): Promise<Caller> => app.as((await app.transact((t) => makeGroomer(t))).id);
const at = (day: string, time: string) => new Date(`${day}T${time}:00-06:00`);
const wednesday = '2026-12-02';

describe('the day of a provider', () => {
  test('has visits of every source, a shift and time off in their order, and their totals', async () => {
    const maya = await groomer();
    const mine = { providerId: maya.id };
    await app.transact(async (t) => {
      await makeOwnVisit(t, { ...mine, startsAt: at(wednesday, '13:00') });
      await makeOwnVisit(t, { ...mine, startsAt: at(wednesday, '16:00'), listPrice: null });
      await makeVisit(t, { ...mine, startsAt: at(wednesday, '09:00'), title: 'Doodle', listPrice: 11_000 });
      await makeVisit(t, { ...mine, startsAt: at(wednesday, '19:00'), status: 'cancelled' });
      await makeOwnVisit(t, { ...mine, startsAt: at(wednesday, '21:00'), status: 'no_show' });
      await makeOwnVisit(t, { ...mine, startsAt: at('2026-12-03', '09:00') });
      await makeShift(t, { groomerId: maya.id, status: 'filled', day: '2026-12-04' });
      await makeTimeOff(t, maya.id, { from: wednesday, to: wednesday });
    });
    const { body } = await maya.call('GET /api/day', { query: { on: wednesday } });
    expect(body).toMatchObject({ on: wednesday, today: '2026-11-20', timeZone: 'America/Chicago' });
    expect(body.visits.map(({ source, title, status }) => `${source} ${title} ${status}`)).toEqual([
      'marketplace Doodle booked',
      'own Biscotti · Full groom booked',
      'own Biscotti · Full groom booked',
      'own Biscotti · Full groom no_show',
    ]);
    expect(body.totals).toEqual({
      visits: 3,
      cents: 20_500,
      unpriced: 1,
      taken: 0,
      unconfirmed: 2,
      toAsk: 2,
      askedLately: 0,
      unreached: 0,
    });
    expect(body.lines).toMatchObject([{ kind: 'time_off', title: 'At the dentist' }]);
    expect(body.next).toEqual({
      on: '2026-12-03',
      visits: 1,
      shifts: 0,
      startsAt: '2026-12-03T15:00:00+00:00',
    });
    // A day of relief is a day of work, too.
    const thursday = await maya.call('GET /api/day', { query: { on: '2026-12-03' } });
    expect(thursday.body.next).toMatchObject({ on: '2026-12-04', visits: 0, shifts: 1 });
    const friday = await maya.call('GET /api/day', { query: { on: '2026-12-04' } });
    expect(friday.body).toMatchObject({ visits: [], lines: [{ kind: 'shift' }], next: null });
    expect((await (await groomer()).call('GET /api/day', { query: { on: wednesday } })).body.visits).toEqual(
      [],
    );
  });

  test('says what was taken on the bills of its visits, tips included, less what was given back', async () => {
    const maya = await groomer();
    const billed = (startsAt: Date, given: object = {}) =>
      app.transact((t) =>
        makeBill(t, {
          visit: { providerId: maya.id, startsAt, listPrice: 8000 },
          payments: paidInCash(8000, 1600),
          ...given,
        }),
      );
    const taken = async () =>
      (await maya.call('GET /api/day', { query: { on: wednesday } })).body.totals.taken;
    await billed(at('2026-12-01', '09:00'));
    expect(await taken()).toBe(0);
    await billed(at(wednesday, '09:00'));
    const second = await billed(at(wednesday, '13:00'), { payments: paidInCash(5000) });
    expect(await taken()).toBe(14_600);
    await app.transact((t) => makeReversal(t, { accountId: maya.id, billId: second.id }));
    expect(await taken()).toBe(9600);
  });

  test('names what needs an answer, and what was left open', async () => {
    const maya = await groomer();
    const { left, moved } = await app.transact(async (t) => ({
      left: await makeOwnVisit(t, {
        providerId: maya.id,
        startsAt: at('2026-11-18', '09:00'),
        status: 'checked_in',
      }),
      moved: await makeVisit(t, {
        providerId: maya.id,
        startsAt: at(wednesday, '09:00'),
        proposal: { startsAt: at(wednesday, '15:00'), by: 'pet_owner' },
      }),
    }));
    const stopped = async (price: number) => {
      const { id } = await app.transact((t) =>
        makeOwnVisit(t, {
          providerId: maya.id,
          startsAt: at('2026-11-19', price > 0 ? '09:00' : '13:00'),
          status: 'checked_in',
        }),
      );
      const body = { reason: 'behavior' as const, price };
      expect((await maya.call('POST /api/visits/:id/stop', { params: { id }, body })).status).toBe(200);
      return id;
    };
    const owing = await stopped(4000);
    await stopped(0);
    expect((await maya.call('GET /api/day')).body).toMatchObject({
      on: '2026-11-20',
      needsYou: [
        { kind: 'not_closed', visitId: left.id },
        { kind: 'not_closed', visitId: owing },
        { kind: 'answer_move', visitId: moved.id },
      ],
    });
  });
});

const openings = async (who: Caller, query: { minutes: string; from?: string }) =>
  (await who.call('GET /api/day/openings', { query })).body.openings.map(({ startsAt }) =>
    new Date(startsAt).toLocaleString('en-US', {
      timeZone: 'America/Chicago',
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
  );

describe('openings', () => {
  test('are free times within working hours, at most two a day, long enough for the work', async () => {
    const maya = await groomer();
    await app.transact(async (t) => {
      await makeWorkingHours(t, maya.id, [[[2, 3], { from: '09:00', to: '12:00' }]]);
      await makeTimeOff(t, maya.id);
      await makeOwnVisit(t, { providerId: maya.id, startsAt: at(wednesday, '09:00'), minutes: 70 });
    });
    // The Tuesday is off, and on Wednesday the morning is taken until ten past ten.
    expect(await openings(maya, { minutes: '60', from: '2026-12-01' })).toEqual([
      'Wed 10:15 AM',
      'Tue 9:00 AM',
      'Wed 9:00 AM',
      'Tue 9:00 AM',
      'Wed 9:00 AM',
      'Tue 9:00 AM',
    ]);
    expect((await openings(maya, { minutes: '120', from: '2026-12-01' }))[0]).toBe('Tue 9:00 AM');
    expect(await openings(maya, { minutes: '240', from: '2026-12-01' })).toEqual([]);
  });

  test('of a salon are none on a day that it is closed, whoever works then', async () => {
    const { id } = await app.transact((t) => makeBusiness(t));
    const salon = await app.as(id);
    await app.transact(async (t) => {
      await makeWorkingHours(t, id, [[[5], { from: '09:00', to: '12:00' }]]);
      await makeStaff(t, id);
    });
    const days = async () =>
      (
        await salon.call('GET /api/day/openings', { query: { minutes: 60, from: '2026-12-25' } })
      ).body.openings.map(({ startsAt }) => startsAt.slice(0, 10));
    expect(await days()).toContain('2026-12-25');
    const body = { from: '2026-12-25', to: '2026-12-25', note: 'Christmas Day' };
    expect((await salon.call('POST /api/time-off', { body })).status).toBe(201);
    expect(await days()).not.toContain('2026-12-25');
  });

  test('of a salon name its people on the days when there are some, and nobody before and after', async () => {
    const { id } = await app.transact((t) => makeBusiness(t));
    await app.transact((t) => makeStaff(t, id, { fromDay: '2026-12-02', toDay: '2026-12-02' }));
    const { body } = await (
      await app.as(id)
    ).call('GET /api/day/openings', { query: { minutes: 60, from: '2026-12-01' } });
    expect(
      body.openings
        .slice(0, 6)
        .map(({ startsAt, staff }) => [startsAt.slice(0, 10), staff?.name ?? 'nobody']),
    ).toEqual([
      ['2026-12-01', 'nobody'],
      ['2026-12-01', 'nobody'],
      ['2026-12-02', 'Lee'],
      ['2026-12-02', 'Lee'],
      ['2026-12-03', 'nobody'],
      ['2026-12-03', 'nobody'],
    ]);
  });

  test('are never in the past', async () => {
    const maya = await groomer();
    const { body } = await maya.call('GET /api/day/openings', { query: { minutes: 30, from: '2026-01-01' } });
    expect(body.openings.length).toBe(6);
    for (const { startsAt } of body.openings)
      expect(Date.parse(startsAt)).toBeGreaterThanOrEqual(app.clock.now().getTime());
  });
});

async function todayOf(who: Caller, zone: string) {
  const { body } = await who.call('GET /api/day', { query: { zone } });
  return [body.on, body.today, body.timeZone];
}

test('where no place is known, today is the device’s', async () => {
  const placeless = await app.as((await app.transact((t) => makeAccount(t, { roles: ['groomer'] }))).id);
  expect(await todayOf(placeless, 'Pacific/Auckland')).toEqual(['2026-11-21', '2026-11-21', 'UTC']);
  expect(await todayOf(placeless, 'Nowhere/Land')).toEqual(['2026-11-20', '2026-11-20', 'UTC']);
  const chicago = ['2026-11-20', '2026-11-20', 'America/Chicago'];
  expect(await todayOf(await groomer(), 'Pacific/Auckland')).toEqual(chicago);
});
