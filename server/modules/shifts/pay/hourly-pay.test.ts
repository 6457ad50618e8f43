import { assert, integer, option, property } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreementParts } from '#contract/shift-agreements/agreement-text.ts';
import { payFor, rateInWords } from '#contract/shifts/pay-model.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { hoursOf, rankOf } from '../search/pay-rank.scenario.ts';
import { fill, post, signInGroomer, signInOwner } from '../shifts.scenario.ts';

let app: TestApp;
let owner: Caller;
beforeAll(async () => {
  app = await openTestApp();
  owner = await signInOwner(app);
});
afterAll(() => app.close());

test('a day pays the greater of the share and the hours, and the bonus', () => {
  assert(
    property(
      integer({ min: 0, max: 500_000 }),
      integer({ min: 0, max: 100 }),
      option(integer({ min: 100, max: 50_000 })),
      integer({ min: 1, max: 16 * 60 }),
      integer({ min: 0, max: 20_000 }),
      (revenue, payPercentage, hourlyRate, minutes, bonus) => {
        const hours = minutes / 60;
        const share = Math.round((revenue * payPercentage) / 100);
        const least = hourlyRate === null ? 0 : Math.round(hourlyRate * hours);
        const pay = payFor({ revenue, payPercentage, hourlyRate, hours, bonus });
        expect(pay).toBe((share > least ? share : least) + bonus);
      },
    ),
  );
});

test('the rate is one phrase on screens, in mails and in the calendar', () => {
  expect(rateInWords({ payPercentage: 45, hourlyRate: null })).toBe('45%');
  expect(rateInWords({ payPercentage: 45, hourlyRate: 2250 })).toBe('45%, at least $22.50 an hour');
  expect(rateInWords({ payPercentage: 0, hourlyRate: 2500 })).toBe('$25 an hour');
});

test('a slow day pays its hours, a full one the share; the agreement says so', async () => {
  app.clock.moveTo(testNow());
  const groomer = await signInGroomer(app);
  const { shift, params } = await fill(app, owner, groomer, {
    payPercentage: 50,
    hourlyRate: 2500,
    startTime: '09:00',
    endTime: '15:00',
  });
  const agreement = await groomer.call('GET /api/shifts/:id/agreement', { params });
  expect(JSON.stringify(agreementParts(agreement.body))).toContain(
    '50% of the revenue of the dogs groomed, without tax, or $25.00 for each hour agreed, whichever is more',
  );
  app.clock.moveTo(new Date(shift.endsAt));
  await app.settle();
  const record = async (revenue: number) =>
    (
      await owner.call('POST /api/shifts/:id/complete', {
        params,
        body: { dogsGroomed: 3, revenue, bonus: 1000 },
      })
    ).body.pay?.pay;
  expect(await record(20_000)).toBe(16_000);
  expect(await record(40_000)).toBe(21_000);
});

test('the hours alone may be paid, for half a day too', async () => {
  app.clock.moveTo(testNow());
  const day = { title: 'Morning', payPercentage: 0, hourlyRate: 2200, startTime: '08:00', endTime: '12:00' };
  const shift = await post(app, owner, day);
  expect(shift).toMatchObject({ payPercentage: 0, hourlyRate: 2200 });
  expect(takeHome({ ...shift, hours: 4 })).toMatchObject({ min: 88, max: 88 });
  const { sql } = app.app.platform;
  const rows = await sql<
    { id: string; payRank: number }[]
  >`select id, pay_rank from shifts where id = ${shift.id}`;
  expect(rows[0]?.payRank).toBe(88);
  expect(rankOf({ ...shift, hours: hoursOf(shift.shiftDate, shift.endsAt) })).toBe(88);
  const changed = await owner.call('PATCH /api/shifts/:id', {
    params: { id: shift.id },
    body: { payPercentage: 40 },
  });
  expect(changed.body.history.at(-1)?.note).toBe('Pay: $22 an hour → 40%, at least $22 an hour');
});

test.each([
  [{ payPercentage: 0 }, 'payPercentage', 'At least 1%, or an hourly rate'],
  [{ hourlyRate: 99 }, 'hourlyRate', 'At least $1 an hour'],
  [{ hourlyRate: 600, payModel: 'w2' }, 'hourlyRate', 'W-2 work in TX pays at least $7.25 an hour'],
])('refuses %j', async (given, path, message) => {
  const draft = { title: 'Refused', ...given };
  const posted = await post(app, owner, { title: 'Kept' });
  const refused = await owner.call('PATCH /api/shifts/:id', { params: { id: posted.id }, body: draft });
  expect(refused.status).toBe(422);
  expect(refused.problem.errors).toContainEqual({ path, message });
});

test('booth rent has no hourly rate', async () => {
  const booth = { payModel: 'booth_rent', boothRent: 8000, payPercentage: 100, hourlyRate: 2000 };
  expect((await post(app, owner, { title: 'Booth', ...booth })).hourlyRate).toBeNull();
});
