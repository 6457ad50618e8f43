import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, days, hours } from '#server/platform/clock.ts';
import { cards, membersOf, minuteOf, pay } from '#tests/paying.ts';
import type { Members } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { TestApp } from '#tests/test-app.ts';

// The tests advance months day by day, which takes time.
vi.setConfig({ testTimeout: 60_000 });

let app: TestApp;
let members: Members;
beforeAll(async () => {
  app = await openTestApp();
  members = membersOf(app);
});
afterAll(() => app.close());

const start = new Date('2027-01-15T15:00:00Z');
beforeEach(() => app.clock.moveTo(start));

describe('renewals', () => {
  test('twelve renewals in a year, each on the 15th with a mail and an invoice number', async () => {
    const ana = await members.joined('monthly');
    await members.moveTo('2028-01-20T12:00:00Z');
    const body = await members.overview(ana);
    expect(body).toMatchObject({ hasMembership: true, status: 'active' });
    expect(body.paidUntil).toMatch(/^2028-02-15T15:00/);
    const invoices = await members.invoicesOf(ana);
    expect(invoices).toHaveLength(13);
    expect(new Set(invoices.map(({ amount }) => amount))).toEqual(new Set([699]));
    expect(invoices.map(({ issuedAt }) => issuedAt.slice(0, 16))).toEqual(
      Array.from({ length: 13 }, (_, n) => minuteOf(new Date(Date.UTC(2028, 0 - n, 15, 15)))),
    );
    const subjects = await members.mailsTo(ana);
    expect(subjects.filter((subject) => subject === 'Your Wagwell membership was renewed')).toHaveLength(12);
  });

  test('an annual plan runs 13 months and reminds a month before it renews', async () => {
    const ana = await members.joined('annual');
    await members.moveTo('2028-01-10T12:00:00Z');
    expect((await members.overview(ana)).paidUntil).toMatch(/^2028-02-15/);
    expect(await members.mailsTo(ana)).not.toContain('Your Wagwell membership renews soon');
    await members.moveTo('2028-01-17T12:00:00Z');
    expect(await members.mailsTo(ana)).toContain('Your Wagwell membership renews soon');
    await members.moveTo('2028-02-16T12:00:00Z');
    expect((await members.overview(ana)).paidUntil).toMatch(/^2029-03-15/);
    const subjects = await members.mailsTo(ana);
    expect(subjects.filter((subject) => subject === 'Your Wagwell membership renews soon')).toHaveLength(1);
  });

  test('a monthly plan is reminded of once a year, with the amount and the way to cancel', async () => {
    const ana = await members.joined('monthly');
    const reminders = async () =>
      (await members.mailsTo(ana)).filter((subject) => subject === 'Your Wagwell membership renews soon');
    await members.moveTo('2027-12-06T12:00:00Z');
    expect(await reminders()).toHaveLength(0);
    await members.moveTo('2028-01-15T12:00:00Z');
    expect(await reminders()).toHaveLength(1);
    await members.moveTo('2028-11-20T12:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });
});

describe('a renewal that fails', () => {
  const subjects = {
    failed: 'Your Wagwell payment did not go through',
    ended: 'Your Wagwell membership has ended',
    recovered: 'Thank you: your Wagwell membership is paid',
  };

  test('is retried on days 1, 3, 5 and 7 with a mail each, and access ends after 7 days', async () => {
    const ana = await members.joined('monthly', cards.failsLater);
    const failed = new Date('2027-02-15T15:00:00Z');
    for (const [day, retryDay] of [
      [0, 1],
      [1, 3],
      [3, 5],
      [5, 7],
    ] as const) {
      await members.moveTo(after(failed, days(day) + hours(1)));
      const { hasMembership, status, access } = await members.overview(ana);
      expect({ day, hasMembership, status }).toEqual({ day, hasMembership: true, status: 'past_due' });
      expect(access?.pastDue?.amount).toBe(699);
      expect(access?.pastDue?.nextTryAt?.slice(0, 16)).toBe(minuteOf(after(failed, days(retryDay))));
      expect(access?.actions).toContain('pay');
    }
    await members.moveTo(after(failed, days(7) + hours(1)));
    expect(await members.overview(ana)).toMatchObject({
      hasMembership: false,
      status: 'expired',
      access: { actions: [] },
    });
    const mails = await members.mailsTo(ana);
    expect(mails.filter((subject) => subject === subjects.failed)).toHaveLength(4);
    expect(mails.filter((subject) => subject === subjects.ended)).toHaveLength(1);
    // The member's data stays readable, and joining again is possible.
    expect(await members.invoicesOf(ana)).toHaveLength(1);
    await pay(await app.as(ana.id), 'annual');
    expect(await members.overview(ana)).toMatchObject({
      hasMembership: true,
      plan: 'annual',
      status: 'active',
    });
  });

  test('can be paid at any time with another card, and the term continues from its due day', async () => {
    const ana = await members.joined('monthly', cards.failsLater);
    await members.moveTo('2027-02-19T12:00:00Z');
    const caller = await app.as(ana.id);
    const payNow = (body: object) => caller.call('POST /api/membership/pay', { body });
    expect((await payNow({})).body.status).toBe('declined');
    expect((await payNow({ card: cards.declined })).body.status).toBe('declined');
    expect((await payNow({ card: { ...cards.pays, number: '4242' } })).status).toBe(422);
    expect((await payNow({ card: cards.asksFirst })).body.status).toBe('requires_confirmation');
    expect((await members.overview(ana)).status).toBe('past_due');
    expect((await payNow({ card: cards.asksFirst, confirmed: true })).body.status).toBe('paid');
    const body = await members.overview(ana);
    expect(body).toMatchObject({ status: 'active', access: { pastDue: null, card: { last4: '3155' } } });
    expect(body.paidUntil).toMatch(/^2027-03-15T15:00/);
    expect((await payNow({})).problem.code).toBe('already_done');
    await app.settle();
    expect(await members.mailsTo(ana)).toContain(subjects.recovered);
    await members.moveTo('2027-03-16T12:00:00Z');
    expect((await members.overview(ana)).status).toBe('active');
  });

  test('is collected by the next retry after a change of card', async () => {
    const ana = await members.joined('monthly', cards.failsLater);
    await members.moveTo('2027-02-17T12:00:00Z');
    const caller = await app.as(ana.id);
    const changed = await caller.call('POST /api/membership/card', { body: { card: cards.pays } });
    expect(changed.body.status).toBe('paid');
    await members.moveTo('2027-02-18T16:00:00Z');
    expect((await members.overview(ana)).status).toBe('active');
  });

  test('stays owed if cancelled inside the minimum; outside, it ends at once without a charge', async () => {
    const ana = await members.joined('monthly');
    await members.moveTo('2027-06-01T12:00:00Z');
    await (await app.as(ana.id)).call('POST /api/membership/card', { body: { card: cards.failsLater } });
    await members.moveTo('2027-06-16T12:00:00Z');
    expect((await members.overview(ana)).status).toBe('past_due');
    const before = await members.invoicesOf(ana);
    expect((await members.cancel(ana)).body.status).toBe('expired');
    await members.moveTo('2027-08-01T12:00:00Z');
    expect(await members.invoicesOf(ana)).toEqual(before);

    app.clock.moveTo(start);
    const ben = await members.joined('monthly', cards.failsLater);
    await members.moveTo('2027-02-16T12:00:00Z');
    const answer = await members.cancel(ben);
    expect(answer.body).toMatchObject({ status: 'past_due', access: { cancellationRequested: true } });
    expect(answer.body.access?.endsAt).toMatch(/^2027-05-15/);
  });
});

test('a membership of a removed processor ends with its paid time and does not block joining again', async () => {
  const ana = await members.joined('monthly');
  await app.app.platform.sql`
    update memberships set subscription_ref = 'sub_elsewhere:cus_elsewhere' where account_id = ${ana.id}`;
  await members.moveTo('2027-02-20T12:00:00Z');
  expect(await members.overview(ana)).toMatchObject({ hasMembership: true, status: 'cancelling' });
  await members.moveTo('2027-02-23T12:00:00Z');
  expect(await members.overview(ana)).toMatchObject({ hasMembership: false, status: 'expired' });
  await pay(await app.as(ana.id), 'monthly');
  expect((await members.overview(ana)).hasMembership).toBe(true);
});
