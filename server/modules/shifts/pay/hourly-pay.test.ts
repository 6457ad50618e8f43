import { assert, integer, option, property } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agreementParts } from '#contract/shift-agreements/agreement-text.ts';
import { payFor, rateInWords } from '#contract/shifts/pay-model.ts';
import { payDisputeHours } from '#contract/shifts/shift-deadlines.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
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
        const least = hourlyRate === null ? 0 : Math.round((hourlyRate * minutes) / 60);
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
    '50% of the revenue of the dogs groomed, without tax, or $25.00 for each hour worked, whichever is more',
  );
  // An agreement that was signed with other words keeps them.
  const { hoursPaid: _, ...signedBefore } = agreement.body.terms;
  expect(JSON.stringify(agreementParts({ ...agreement.body, terms: signedBefore }))).toContain(
    '$25.00 for each hour agreed',
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

/** A day of eight hours agreed at $25 an hour, whose work is over. */
async function dayByHour(change: object = {}) {
  app.clock.moveTo(testNow());
  const groomer = await signInGroomer(app);
  const day = { payPercentage: 0, hourlyRate: 2500, startTime: '08:30', endTime: '16:30', ...change };
  const { shift, params } = await fill(app, owner, groomer, day);
  app.clock.moveTo(new Date(shift.endsAt));
  await app.settle();
  const complete = (body: object) =>
    owner.call('POST /api/shifts/:id/complete', { params, body: { dogsGroomed: 6, ...body } });
  return { groomer, params, shift, complete };
}

test('who stayed an hour longer is paid nine hours, and both sides read them, without a revenue', async () => {
  const { groomer, params, shift, complete } = await dayByHour();
  expect((await complete({})).body.pay).toMatchObject({ hours: 8, revenue: 0, pay: 20_000 });
  const reason = 'I stayed until 5:30.';
  await groomer.call('POST /api/shifts/:id/dispute-pay', { params, body: { reason } });
  expect((await complete({ hours: 9 })).body.pay).toMatchObject({ hours: 9, pay: 22_500, state: 'waiting' });
  const read = await groomer.call('GET /api/shifts/:id', { params });
  expect(read.body.pay).toMatchObject({ hours: 9, bonus: 0, pay: 22_500 });
  const day = shift.shiftDate.slice(0, 10);
  const csv = await app.app.server.inject({
    url: `/api/figures/jobs-csv?as=groomer&from=${day}&to=${day}`,
    headers: { cookie: groomer.cookie },
  });
  expect(csv.body).toContain('Hourly rate,Hours,Bonus');
  expect(csv.body).toContain(',0.00,0,25.00,9,0.00,225.00,waiting');
});

test('hours count by the minute, so that two decimals of them pay what the times do', async () => {
  const { complete } = await dayByHour({ endTime: '15:50' });
  for (const body of [{}, { hours: 7.33 }])
    expect((await complete(body)).body.pay).toMatchObject({ hours: 7.33, pay: 18_333 });
  expect((await complete({ hours: 8.25 })).body.pay).toMatchObject({ hours: 8.25, pay: 20_625 });
});

test('the hours that a groomer claims stay with the pay', async () => {
  const { groomer, params } = await dayByHour({ estimatedPayMin: 180, estimatedPayMax: 240 });
  const body = { dogsGroomed: 6, hours: 9 };
  const claimed = await groomer.call('POST /api/shifts/:id/claim-pay', { params, body });
  expect(claimed.body.claim).toMatchObject({ revenue: 0, pay: 22_500 });
  const accepted = await owner.call('POST /api/shifts/:id/accept-claim', { params });
  expect(accepted.body.pay).toMatchObject({ hours: 9, pay: 22_500 });
});

test('an admin decides on the hours', async () => {
  const { groomer, params, complete } = await dayByHour();
  await complete({ hours: 8.5 });
  await groomer.call('POST /api/shifts/:id/dispute-pay', { params, body: { reason: 'Nine hours.' } });
  app.clock.moveTo(after(app.clock.now(), hours(payDisputeHours.admin)));
  await app.settle();
  const admin = await app.as((await app.transact((t) => makeAccount(t, { isAdmin: true }))).id);
  const waiting = await admin.call('GET /api/admin/pay-disputes', { query: { limit: 100 } });
  expect(waiting.body.find(({ id }) => id === params.id)).toMatchObject({ hours: 8.5, pay: 21_250 });
  const body = { dogsGroomed: 6, hours: 9, reason: 'The door says so.' };
  await admin.call('POST /api/admin/pay-disputes/:id/decide', { params, body });
  const read = await owner.call('GET /api/shifts/:id', { params });
  expect(read.body.pay).toMatchObject({ hours: 9, revenue: 0, pay: 22_500 });
});

test.each([
  ['hours', { hours: 0 }, 0],
  ['hours', { hours: 24.5 }, 0],
  ['revenue', { hours: 8 }, 40],
])('a day is not recorded without proper %s: %j', async (path, body, payPercentage) => {
  const { complete } = await dayByHour({ payPercentage });
  const answer = await complete(body);
  expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([422, path]);
});

test('booth rent has no hourly rate', async () => {
  const booth = { payModel: 'booth_rent', boothRent: 8000, payPercentage: 100, hourlyRate: 2000 };
  expect((await post(app, owner, { title: 'Booth', ...booth })).hourlyRate).toBeNull();
});
