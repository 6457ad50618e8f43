import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bookVisit,
  signInGroomer as signInVisitGroomer,
  signInPetOwner,
} from '#server/modules/grooming-requests/requests.scenario.ts';
import { apply, fill, post, signInGroomer, signInOwner } from '#server/modules/shifts/shifts.scenario.ts';
import { checkIn, complete, noShow } from '#server/modules/visits/visits.scenario.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makeFact } from './reliability.factory.ts';

let app: TestApp;
let owner: Caller;
let groomer: Caller;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const factsOf = async (who: Caller) => {
  const { body } = await who.call('GET /api/reliability/facts', { query: { limit: 100 } });
  return body.map(({ kind, uncounted }) => (uncounted ? `${kind}: ${uncounted}` : kind));
};
/** Without the answers, of which every booking has one. */
const bookingFactsOf = async (who: Caller) =>
  (await factsOf(who)).filter((kind) => !kind.startsWith('answered')).toSorted();
const moveTo = (instant: Date | string, ahead = 0) => app.clock.moveTo(after(new Date(instant), ahead));
const start = async () => {
  app.clock.moveTo(testNow());
  [owner, groomer] = [await signInOwner(app), await signInGroomer(app)];
};
const withdraw = (id: string, body: object = {}) =>
  groomer.call('POST /api/shift-applications/:id/withdraw', { params: { id }, body });
const check = (who: Caller, id: string) =>
  who.call('GET /api/shift-applications/:id/leaving-check', { params: { id } });

describe('a shift', () => {
  test('left by the groomer 48 hours before does not count; later it does, until a day that is told', async () => {
    await start();
    const first = await fill(app, owner, groomer, { shiftDate: '2026-11-28T18:00:00Z' });
    moveTo(first.shift.shiftDate, -hours(48) - minutes(1));
    expect((await check(groomer, first.applicationId)).body).toEqual({
      countsAs: 'nothing',
      until: null,
      because: 'in_time',
      owes: null,
    });
    expect((await withdraw(first.applicationId, { countsAs: 'nothing' })).status).toBe(200);
    expect(await factsOf(groomer)).toEqual([]);

    await start();
    const { shift, applicationId } = await fill(app, owner, groomer, { shiftDate: '2026-11-28T18:00:00Z' });
    moveTo(shift.shiftDate, -hours(47));
    const refused = await withdraw(applicationId, { countsAs: 'nothing' });
    expect([refused.status, refused.problem.code]).toEqual([409, 'counts_differently']);
    expect(refused.problem.detail).toContain('a late withdrawal until Wed, Feb 24, 2027');
    expect((await check(groomer, applicationId)).body).toMatchObject({
      countsAs: 'withdrawn_late',
      until: expect.stringContaining('2027-02-24'),
    });
    expect((await withdraw(applicationId, { countsAs: 'withdrawn_late' })).status).toBe(200);
    expect(await factsOf(groomer)).toEqual(['withdrawn_late']);
    expect(await factsOf(owner)).toEqual([]);
  });

  test('released or cancelled late counts for the owner and never for the groomer', async () => {
    await start();
    const released = await fill(app, owner, groomer, { shiftDate: '2026-11-28T18:00:00Z' });
    const cancelled = await fill(app, owner, groomer, { shiftDate: '2026-11-29T18:00:00Z' });
    moveTo(released.shift.shiftDate, -hours(20));
    const params = { id: released.applicationId };
    expect((await check(owner, released.applicationId)).body.countsAs).toBe('cancelled_late');
    await owner.call('POST /api/shift-applications/:id/release', { params, body: {} });
    const { body } = await owner.call('GET /api/shifts/:id/cancel-check', { params: cancelled.params });
    expect(body.countsAs).toBe('cancelled_late');
    await owner.call('POST /api/shifts/:id/cancel', {
      params: cancelled.params,
      body: { reason: 'Closed.', countsAs: 'cancelled_late' },
    });
    expect(await factsOf(owner)).toEqual(['cancelled_late', 'cancelled_late']);
    expect(await factsOf(groomer)).toEqual([]);
  });

  test('with nobody booked, or booked an hour ago, may be left; so may an application nobody accepted', async () => {
    await start();
    const open = await post(app, owner, { shiftDate: '2026-11-21T18:00:00Z' });
    const pending = await apply(groomer, open.id);
    expect((await check(groomer, pending)).body.because).toBe('not_booked');
    expect((await check(owner, pending)).body.because).toBe('not_booked');
    await withdraw(pending);
    const { applicationId } = await fill(app, owner, groomer, { shiftDate: '2026-11-21T18:00:00Z' });
    expect((await check(groomer, applicationId)).body.because).toBe('just_booked');
    await withdraw(applicationId);
    const params = { id: open.id };
    await owner.call('POST /api/shifts/:id/cancel', { params, body: { reason: 'Closed.' } });
    expect([await factsOf(groomer), await factsOf(owner)]).toEqual([[], []]);
  });

  test('left because of the weather is noted and does not count', async () => {
    await start();
    const { shift, applicationId } = await fill(app, owner, groomer, { shiftDate: '2026-11-28T18:00:00Z' });
    moveTo(shift.shiftDate, -hours(5));
    expect((await withdraw(applicationId, { countsAs: 'nothing', weather: true })).status).toBe(200);
    expect(await factsOf(groomer)).toEqual(['withdrawn_late: weather']);
  });

  test('that a groomer missed counts until they contest it', async () => {
    await start();
    const { shift, params } = await fill(app, owner, groomer);
    moveTo(shift.shiftDate, minutes(61));
    await app.settle();
    await owner.call('POST /api/shifts/:id/no-show', { params });
    expect(await factsOf(groomer)).toEqual(['no_show']);
    await groomer.call('POST /api/shifts/:id/contest-no-show', { params, body: { reason: 'I was there.' } });
    expect(await factsOf(groomer)).toEqual(['no_show: contested']);
  });

  test('recorded with no dog is kept by neither side, until it is corrected', async () => {
    await start();
    const { shift, params } = await fill(app, owner, groomer);
    moveTo(shift.endsAt);
    await app.settle();
    const record = async (dogsGroomed: number, revenue: number) => {
      const note = dogsGroomed === 0 ? 'The groomer left before the first dog.' : undefined;
      const body = { dogsGroomed, revenue, note };
      expect((await owner.call('POST /api/shifts/:id/complete', { params, body })).status).toBe(200);
      await app.settle();
      await app.settle();
      return [await bookingFactsOf(groomer), await bookingFactsOf(owner)];
    };
    expect(await record(0, 0)).toEqual([[], []]);
    const review = {
      engagementType: 'shift',
      engagementId: shift.id,
      rating: 1,
      text: 'Nobody came.',
    } as const;
    expect((await groomer.call('POST /api/reviews', { body: review })).status).toBe(409);
    expect((await groomer.call('GET /api/shifts/:id', { params })).body.actions).not.toContain('review');
    expect(await record(5, 50_000)).toEqual([['kept'], ['kept', 'paid_in_time']]);
    expect(await record(0, 0)).toEqual([[], []]);
  });

  test.each([
    ['in time', 71, 'paid_in_time'],
    ['late', 73, 'paid_late'],
  ])('worked and recorded %s is kept by both, and its pay counts for the owner', async (_, later, pay) => {
    await start();
    const { shift, params } = await fill(app, owner, groomer);
    moveTo(shift.endsAt);
    await app.settle();
    moveTo(shift.endsAt, hours(later));
    await owner.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed: 6, revenue: 60_000 } });
    await app.settle();
    expect(await bookingFactsOf(groomer)).toEqual(['kept']);
    expect(await bookingFactsOf(owner)).toEqual(['kept', pay]);
  });

  test('closed by the groomer’s figures because the owner was silent is paid late', async () => {
    await start();
    const { shift, params } = await fill(app, owner, groomer);
    moveTo(shift.endsAt);
    await app.settle();
    const figures = { dogsGroomed: 6, hours: 8, revenue: 60_000 };
    await groomer.call('POST /api/shifts/:id/claim-pay', { params, body: figures });
    moveTo(shift.endsAt, hours(73));
    await app.settle();
    await app.settle();
    expect(await bookingFactsOf(owner)).toEqual(['kept', 'paid_late']);
  });
});

const book = async () => {
  app.clock.moveTo(testNow());
  const [petOwner, provider] = [await signInPetOwner(app), await signInVisitGroomer(app)];
  return { petOwner, provider, ...(await bookVisit(app, petOwner, provider)) };
};
const cancel = (who: Caller, id: string, body: object = {}) =>
  who.call('POST /api/visits/:id/cancel', { params: { id }, body: { reason: 'Ill.', ...body } });

describe('a visit', () => {
  test('cancelled a day before does not count; later it counts for the side that cancels', async () => {
    const early = await book();
    moveTo(early.visit.startsAt, -hours(24) - minutes(1));
    expect((await cancel(early.provider, early.visit.id, { countsAs: 'nothing' })).status).toBe(200);
    expect(await factsOf(early.provider)).toEqual([]);
    const late = await book();
    moveTo(late.visit.startsAt, -hours(23));
    expect((await cancel(late.provider, late.visit.id, { countsAs: 'nothing' })).status).toBe(409);
    const shown = await late.provider.call('GET /api/visits/:id/cancel-check', { params: late.params });
    await cancel(late.provider, late.visit.id, { countsAs: shown.body.countsAs });
    expect(await factsOf(late.provider)).toEqual(['cancelled_late']);
    expect(await factsOf(late.petOwner)).toEqual([]);
  });

  test('dropped with its request counts as well', async () => {
    const { petOwner, visit, request } = await book();
    moveTo(visit.startsAt, -hours(2));
    const params = { id: request.id };
    const body = { reason: 'Ill.', visitId: visit.id, countsAs: 'nothing' };
    const refused = await petOwner.call('POST /api/grooming-requests/:id/cancel', { params, body });
    expect(refused.problem.code).toBe('counts_differently');
    await petOwner.call('POST /api/grooming-requests/:id/cancel', {
      params,
      body: { ...body, countsAs: 'cancelled_late' },
    });
    expect(await factsOf(petOwner)).toEqual(['cancelled_late']);
  });

  test('that one side missed counts for that side, and a completed one is kept by both', async () => {
    const missed = await book();
    moveTo(missed.visit.startsAt, minutes(31));
    await noShow(missed.provider, missed.params);
    expect([await bookingFactsOf(missed.petOwner), await bookingFactsOf(missed.provider)]).toEqual([
      ['no_show'],
      [],
    ]);
    const kept = await book();
    moveTo(kept.visit.startsAt);
    await checkIn(kept.provider, kept.params);
    await complete(kept.provider, kept.params);
    await app.settle();
    await app.settle();
    expect([await bookingFactsOf(kept.petOwner), await bookingFactsOf(kept.provider)]).toEqual([
      ['kept'],
      ['kept'],
    ]);
  });
});

describe('the figures', () => {
  test('are on the person and go with their facts after 90 days, long after the events', async () => {
    await start();
    const kinds = ['kept', 'kept', 'kept', 'withdrawn_late'] as const;
    for (const kind of kinds) await app.transact((t) => makeFact(t, { accountId: groomer.id, kind }));
    const seen = async () => {
      const reader = await app.as(owner.id);
      const { body } = await reader.call('GET /api/users/:id', { params: { id: groomer.id } });
      return body.reliability.bookings;
    };
    expect(await seen()).toEqual({ kept: 3, of: 4, percent: 75 });
    await app.transact((t) =>
      makeFact(t, { accountId: groomer.id, kind: 'kept', countedFrom: after(t.now, days(60)) }),
    );
    moveTo(app.clock.now(), days(60));
    await app.settle();
    expect(await seen()).toEqual({ kept: 4, of: 5, percent: 85 });
    const self = await app.as(groomer.id);
    expect((await self.call('GET /api/reliability')).body.bookings).toEqual(await seen());
    moveTo(app.clock.now(), days(31));
    await app.app.jobs.start();
    await app.settle();
    expect(await seen()).toBeNull();
    const left = await app.app.platform.sql`select from reliability_facts where account_id = ${groomer.id}`;
    expect(left).toHaveLength(1);
  });
});
