import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { after, days, hours } from '#server/platform/clock.ts';
import { moveForward } from '#server/platform/test-clock.ts';
import { cards, pay } from '#tests/paying.ts';
import { openTestApp } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const start = new Date('2027-01-15T15:00:00Z');
beforeEach(() => app.clock.moveTo(start));

/** Somebody who joined with that card; signed in anew after every move, for sessions end after 30 days. */
async function joined(plan: Parameters<typeof pay>[1], card = cards.pays) {
  const { account, ...caller } = await app.signIn({ membership: false, roles: ['pet_owner'] });
  await pay(caller, plan, { card });
  return account;
}
const minuteOf = (instant: Date) => instant.toISOString().slice(0, 16);
const moveTo = (instant: string | Date) => moveForward(app.clock, app.app.jobs, new Date(instant));
const overview = async ({ id }: { id: string }) =>
  (await (await app.as(id)).call('GET /api/membership')).body;
const invoicesOf = async ({ id }: { id: string }) =>
  (await (await app.as(id)).call('GET /api/invoices')).body;
const mailsTo = async ({ email }: { email: string }) =>
  (await app.app.platform.mailer.kept(100))
    .filter((mail) => mail.toAddress === email)
    .map((mail) => mail.subject);
const cancel = async ({ id }: { id: string }, body: object = {}) =>
  (await app.as(id)).call('POST /api/membership/cancel', { body });

describe('renewals', () => {
  test('a year on the clock: twelve renewals on the 15th, a mail and a number for each', async () => {
    const ana = await joined('monthly');
    await moveTo('2028-01-20T12:00:00Z');
    const body = await overview(ana);
    expect(body).toMatchObject({ hasMembership: true, status: 'active' });
    expect(body.paidUntil).toMatch(/^2028-02-15T15:00/);
    const invoices = await invoicesOf(ana);
    expect(invoices).toHaveLength(13);
    expect(new Set(invoices.map(({ amount }) => amount))).toEqual(new Set([699]));
    expect(invoices.map(({ issuedAt }) => issuedAt.slice(0, 16))).toEqual(
      Array.from({ length: 13 }, (_, n) => minuteOf(new Date(Date.UTC(2028, 0 - n, 15, 15)))),
    );
    const subjects = await mailsTo(ana);
    expect(subjects.filter((subject) => subject === 'Your Wagwell membership was renewed')).toHaveLength(12);
  });

  test('an annual plan runs 13 months and reminds a month before it renews', async () => {
    const ana = await joined('annual');
    await moveTo('2028-01-10T12:00:00Z');
    expect((await overview(ana)).paidUntil).toMatch(/^2028-02-15/);
    expect(await mailsTo(ana)).not.toContain('Your Wagwell membership renews soon');
    await moveTo('2028-01-17T12:00:00Z');
    expect(await mailsTo(ana)).toContain('Your Wagwell membership renews soon');
    await moveTo('2028-02-16T12:00:00Z');
    expect((await overview(ana)).paidUntil).toMatch(/^2029-03-15/);
    const subjects = await mailsTo(ana);
    expect(subjects.filter((subject) => subject === 'Your Wagwell membership renews soon')).toHaveLength(1);
  });
});

describe('a renewal that fails', () => {
  const subjects = {
    failed: 'Your Wagwell payment did not go through',
    ended: 'Your Wagwell membership has ended',
    recovered: 'Thank you: your Wagwell membership is paid',
  };

  test('is tried on days 1, 3, 5 and 7 with a mail each; access stays for 7 days, then it has expired', async () => {
    const ana = await joined('monthly', cards.failsLater);
    const failed = new Date('2027-02-15T15:00:00Z');
    for (const [day, retryDay] of [
      [0, 1],
      [1, 3],
      [3, 5],
      [5, 7],
    ] as const) {
      await moveTo(after(failed, days(day) + hours(1)));
      const { hasMembership, status, access } = await overview(ana);
      expect({ day, hasMembership, status }).toEqual({ day, hasMembership: true, status: 'past_due' });
      expect(access?.pastDue?.amount).toBe(699);
      expect(access?.pastDue?.nextTryAt?.slice(0, 16)).toBe(minuteOf(after(failed, days(retryDay))));
      expect(access?.actions).toContain('pay');
    }
    await moveTo(after(failed, days(7) + hours(1)));
    expect(await overview(ana)).toMatchObject({
      hasMembership: false,
      status: 'expired',
      access: { actions: [] },
    });
    const mails = await mailsTo(ana);
    expect(mails.filter((subject) => subject === subjects.failed)).toHaveLength(4);
    expect(mails.filter((subject) => subject === subjects.ended)).toHaveLength(1);
    // What is theirs stays readable, and the way back is open.
    expect(await invoicesOf(ana)).toHaveLength(1);
    await pay(await app.as(ana.id), 'annual');
    expect(await overview(ana)).toMatchObject({ hasMembership: true, plan: 'annual', status: 'active' });
  });

  test('can be paid at any point with another card, and goes on from the day it was due', async () => {
    const ana = await joined('monthly', cards.failsLater);
    await moveTo('2027-02-19T12:00:00Z');
    const caller = await app.as(ana.id);
    const payNow = (body: object) => caller.call('POST /api/membership/pay', { body });
    expect((await payNow({})).body.status).toBe('declined');
    expect((await payNow({ card: cards.declined })).body.status).toBe('declined');
    expect((await payNow({ card: { ...cards.pays, number: '4242' } })).status).toBe(422);
    expect((await payNow({ card: cards.asksFirst })).body.status).toBe('requires_confirmation');
    expect((await overview(ana)).status).toBe('past_due');
    expect((await payNow({ card: cards.asksFirst, confirmed: true })).body.status).toBe('paid');
    const body = await overview(ana);
    expect(body).toMatchObject({ status: 'active', access: { pastDue: null, card: { last4: '3155' } } });
    expect(body.paidUntil).toMatch(/^2027-03-15T15:00/);
    expect((await payNow({})).problem.code).toBe('already_done');
    await app.settle();
    expect(await mailsTo(ana)).toContain(subjects.recovered);
    await moveTo('2027-03-16T12:00:00Z');
    expect((await overview(ana)).status).toBe('active');
  });

  test('is collected by the next try when the card was changed meanwhile', async () => {
    const ana = await joined('monthly', cards.failsLater);
    await moveTo('2027-02-17T12:00:00Z');
    const caller = await app.as(ana.id);
    const changed = await caller.call('POST /api/membership/card', { body: { card: cards.pays } });
    expect(changed.body.status).toBe('paid');
    await moveTo('2027-02-18T16:00:00Z');
    expect((await overview(ana)).status).toBe('active');
  });

  test('cancelled inside the minimum it stays owed; outside it is over at once and nothing is charged', async () => {
    const ana = await joined('monthly');
    await moveTo('2027-06-01T12:00:00Z');
    await (await app.as(ana.id)).call('POST /api/membership/card', { body: { card: cards.failsLater } });
    await moveTo('2027-06-16T12:00:00Z');
    expect((await overview(ana)).status).toBe('past_due');
    const before = await invoicesOf(ana);
    expect((await cancel(ana)).body.status).toBe('expired');
    await moveTo('2027-08-01T12:00:00Z');
    expect(await invoicesOf(ana)).toEqual(before);

    app.clock.moveTo(start);
    const ben = await joined('monthly', cards.failsLater);
    await moveTo('2027-02-16T12:00:00Z');
    const answer = await cancel(ben);
    expect(answer.body).toMatchObject({ status: 'past_due', access: { cancellationRequested: true } });
    expect(answer.body.access?.endsAt).toMatch(/^2027-05-15/);
  });
});

describe('cancelling an access plan', () => {
  test('shows date and charges first; inside the minimum it runs to its end, then it is over', async () => {
    const ana = await joined('monthly');
    await moveTo('2027-02-20T12:00:00Z');
    const caller = await app.as(ana.id);
    const preview = await caller.call('GET /api/membership/cancellation');
    expect(preview.body.choices).toMatchObject([
      { resolution: 'keep', fee: 0, charges: [{ amount: 699 }, { amount: 699 }] },
    ]);
    expect(preview.body.choices[0]?.endsAt).toMatch(/^2027-05-15/);
    expect(preview.body.choices[0]?.charges.map(({ at }) => at.slice(0, 10))).toEqual([
      '2027-03-15',
      '2027-04-15',
    ]);

    expect((await cancel(ana, { resolution: 'pay_fee' })).problem.errors?.[0]?.path).toBe('resolution');
    expect((await cancel(ana)).body).toMatchObject({
      status: 'cancelling',
      access: { cancellationRequested: true, actions: ['resume', 'change_card'] },
    });
    expect((await cancel(ana)).problem.code).toBe('already_done');
    await moveTo('2027-05-14T12:00:00Z');
    expect(await overview(ana)).toMatchObject({
      hasMembership: true,
      status: 'cancelling',
      access: { renewal: null },
    });
    expect(await invoicesOf(ana)).toHaveLength(4);
    await moveTo('2027-05-15T15:01:00Z');
    expect(await overview(ana)).toMatchObject({ hasMembership: false, status: 'expired' });
    expect(await invoicesOf(ana)).toHaveLength(4);
    const mails = await mailsTo(ana);
    expect(mails).toContain('Your Wagwell membership is cancelled');
    expect(mails[0]).toBe('Your Wagwell membership has ended');
  });

  test('after the minimum it ends with the paid term', async () => {
    const ana = await joined('monthly');
    await moveTo('2027-06-20T12:00:00Z');
    const { body } = await cancel(ana);
    expect(body.access?.endsAt).toMatch(/^2027-07-15/);
    expect(body.access?.renewal).toBeNull();
    await moveTo('2027-07-15T16:00:00Z');
    expect(await overview(ana)).toMatchObject({ hasMembership: false, status: 'expired' });
  });

  test('an annual plan ends with its paid year', async () => {
    const ana = await joined('annual');
    expect((await cancel(ana)).body.access?.endsAt).toMatch(/^2028-02-15/);
  });

  test('can be taken back: it renews as if nothing had been', async () => {
    const ana = await joined('monthly');
    await cancel(ana);
    const caller = await app.as(ana.id);
    const resumed = await caller.call('POST /api/membership/resume', { body: {} });
    expect(resumed.body).toMatchObject({
      status: 'active',
      access: { cancellationRequested: false, endsAt: null },
    });
    expect((await caller.call('POST /api/membership/resume')).problem.code).toBe('too_late');
    await moveTo('2027-06-16T12:00:00Z');
    expect((await overview(ana)).status).toBe('active');
    expect(await mailsTo(ana)).toContain('Your Wagwell membership goes on');
  });

  test('is for members: strangers, and who holds none, are refused', async () => {
    const none: Caller = await app.signIn({ membership: false });
    const calls = [
      ['GET /api/membership/cancellation', {}],
      ['POST /api/membership/cancel', { body: {} }],
      ['POST /api/membership/resume', { body: {} }],
      ['GET /api/membership/plan-change', { query: { plan: 'annual' } }],
      ['POST /api/membership/change-plan', { body: { plan: 'annual', amountToday: 1 } }],
      ['POST /api/membership/pay', { body: {} }],
      ['POST /api/membership/card', { body: { card: cards.pays } }],
    ] as const;
    for (const [key, input] of calls) {
      expect([key, (await app.stranger.call(key, input)).status]).toEqual([key, 401]);
      expect([key, (await none.call(key, input)).status]).toEqual([key, 404]);
    }
    expect((await app.stranger.call('GET /api/membership')).status).toBe(401);
    expect((await app.stranger.call('GET /api/invoices')).status).toBe(401);
  });
});

describe('changing the plan', () => {
  test('shows the proration first and charges exactly that', async () => {
    const ana = await joined('monthly');
    await moveTo('2027-01-31T09:00:00Z');
    const caller = await app.as(ana.id);
    const preview = await caller.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
    // 15 of 31 days and 15 hours are left of $6.99, counted from midnight.
    expect(preview.body).toMatchObject({
      price: 8388,
      credit: 352,
      amountToday: 8036,
      renewal: { amount: 8388 },
    });
    const change = (body: object) => caller.call('POST /api/membership/change-plan', { body });
    expect((await change({ plan: 'annual', amountToday: 1 })).problem.code).toBe('clash');
    expect((await change({ plan: 'annual', amountToday: -1 })).status).toBe(422);
    expect((await change({ plan: 'premium_annual', amountToday: 8036 })).status).toBe(404);
    const changed = await change({ plan: 'annual', amountToday: 8036 });
    expect(changed.body).toMatchObject({ status: 'active', plan: 'annual', access: { changesTo: [] } });
    expect(changed.body.paidUntil).toMatch(/^2028-02-29T09:00/);
    expect((await change({ plan: 'annual', amountToday: 8036 })).status).toBe(422);
    const [invoice] = await invoicesOf(ana);
    expect(invoice).toMatchObject({
      amount: 8036,
      lines: [
        { kind: 'charge', amount: 8388 },
        { kind: 'credit', amount: -352 },
      ],
    });
    await moveTo('2028-03-01T12:00:00Z');
    expect((await overview(ana)).paidUntil).toMatch(/^2029-03-31T09:00/);
  });

  test('a declined card changes nothing', async () => {
    const ana = await joined('monthly', cards.failsLater);
    const caller = await app.as(ana.id);
    const { body } = await caller.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
    const answer = await caller.call('POST /api/membership/change-plan', {
      body: { plan: 'annual', amountToday: body.amountToday },
    });
    expect(answer.problem.code).toBe('payment_declined');
    expect((await overview(ana)).plan).toBe('monthly');
  });
});

describe('premium', () => {
  const premiumOf = async (account: { id: string }) => (await overview(account)).premium;

  test('inside its minimum it may be kept to the end without a fee', async () => {
    const ana = await joined('premium_monthly');
    await moveTo('2027-01-20T12:00:00Z');
    const caller = await app.as(ana.id);
    const { body } = await caller.call('GET /api/membership/cancellation', { query: { premium: true } });
    expect(body.choices).toMatchObject([
      { resolution: 'keep', fee: 0, charges: [{ amount: 2999 }, { amount: 2999 }, { amount: 2999 }] },
      { resolution: 'pay_fee', fee: 5000, charges: [] },
    ]);
    expect(body.choices.map(({ endsAt }) => endsAt.slice(0, 10))).toEqual(['2027-05-15', '2027-02-15']);
    const undecided = await cancel(ana, { premium: true });
    expect(undecided.problem.errors?.[0]?.path).toBe('resolution');
    await cancel(ana, { premium: true, resolution: 'keep' });
    expect(await premiumOf(ana)).toMatchObject({ status: 'cancelling', cancellationRequested: true });
    await moveTo('2027-05-16T12:00:00Z');
    expect((await premiumOf(ana))?.status).toBe('expired');
    expect((await invoicesOf(ana)).map(({ amount }) => amount)).toEqual([2999, 2999, 2999, 2999]);
  });

  test('or ended with the paid term for a fee; who comes back gets the fee back', async () => {
    const ana = await joined('premium_monthly');
    await cancel(ana, { premium: true, resolution: 'pay_fee' });
    expect((await premiumOf(ana))?.endsAt).toMatch(/^2027-02-15/);
    expect((await invoicesOf(ana))[0]).toMatchObject({
      amount: 5000,
      lines: [{ kind: 'fee', amount: 5000 }],
    });
    const caller = await app.as(ana.id);
    await caller.call('POST /api/membership/resume', { body: { premium: true } });
    expect(await premiumOf(ana)).toMatchObject({ status: 'active', endsAt: null });
    expect((await invoicesOf(ana))[0]).toMatchObject({ status: 'refunded', refunded: 5000 });
    await cancel(ana, { premium: true, resolution: 'pay_fee' });
    await moveTo('2027-02-15T15:01:00Z');
    expect((await premiumOf(ana))?.status).toBe('expired');
    expect(await invoicesOf(ana)).toHaveLength(3);
  });

  test('a fee that is declined leaves everything as it was', async () => {
    const ana = await joined('premium_monthly', cards.failsLater);
    const answer = await cancel(ana, { premium: true, resolution: 'pay_fee' });
    expect(answer.problem.code).toBe('payment_declined');
    expect(await premiumOf(ana)).toMatchObject({ status: 'active', cancellationRequested: false });
    await cancel(ana, { premium: true, resolution: 'keep' });
    expect((await premiumOf(ana))?.status).toBe('cancelling');
  });

  test('a quarter is never charged in part: the month up to the minimum is free', async () => {
    const ana = await joined('premium_quarterly');
    await cancel(ana, { premium: true, resolution: 'keep' });
    expect(await premiumOf(ana)).toMatchObject({ status: 'cancelling', renewal: null });
    await moveTo('2027-05-14T12:00:00Z');
    expect(await premiumOf(ana)).toMatchObject({ status: 'cancelling', actions: [] });
    await moveTo('2027-05-16T12:00:00Z');
    expect((await premiumOf(ana))?.status).toBe('expired');
    expect(await invoicesOf(ana)).toHaveLength(1);
  });

  test('opens no door that an access plan opens, and both live side by side', async () => {
    const ana = await joined('premium_annual');
    expect((await overview(ana)).hasMembership).toBe(false);
    await pay(await app.as(ana.id), 'monthly');
    expect(await overview(ana)).toMatchObject({
      hasMembership: true,
      plan: 'monthly',
      premium: { plan: 'premium_annual' },
    });
    expect((await cancel(ana, { premium: true })).body).toMatchObject({
      status: 'active',
      premium: { status: 'cancelling' },
    });
  });
});
