import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cards, membersOf, pay } from '#tests/paying.ts';
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

const premiumOf = async (account: { id: string }) => (await members.overview(account)).premium;

describe('premium', () => {
  test('can be kept to the end of its minimum without a fee', async () => {
    const ana = await members.joined('premium_monthly');
    await members.moveTo('2027-01-20T12:00:00Z');
    const caller = await app.as(ana.id);
    const { body } = await caller.call('GET /api/membership/cancellation', { query: { premium: true } });
    expect(body.choices).toMatchObject([
      { resolution: 'keep', fee: 0, charges: [{ amount: 2999 }, { amount: 2999 }, { amount: 2999 }] },
      { resolution: 'pay_fee', fee: 5000, charges: [] },
    ]);
    expect(body.choices.map(({ endsAt }) => endsAt.slice(0, 10))).toEqual(['2027-05-15', '2027-02-15']);
    const undecided = await members.cancel(ana, { premium: true });
    expect(undecided.problem.errors?.[0]?.path).toBe('resolution');
    await members.cancel(ana, { premium: true, resolution: 'keep' });
    expect(await premiumOf(ana)).toMatchObject({ status: 'cancelling', cancellationRequested: true });
    await members.moveTo('2027-05-16T12:00:00Z');
    expect((await premiumOf(ana))?.status).toBe('expired');
    expect((await members.invoicesOf(ana)).map(({ amount }) => amount)).toEqual([2999, 2999, 2999, 2999]);
  });

  test('can be ended with the paid term for a fee, which resuming refunds', async () => {
    const ana = await members.joined('premium_monthly');
    await members.cancel(ana, { premium: true, resolution: 'pay_fee' });
    expect((await premiumOf(ana))?.endsAt).toMatch(/^2027-02-15/);
    expect((await members.invoicesOf(ana))[0]).toMatchObject({
      amount: 5000,
      lines: [{ kind: 'fee', amount: 5000 }],
    });
    const caller = await app.as(ana.id);
    await caller.call('POST /api/membership/resume', { body: { premium: true } });
    expect(await premiumOf(ana)).toMatchObject({ status: 'active', endsAt: null });
    expect((await members.invoicesOf(ana))[0]).toMatchObject({ status: 'refunded', refunded: 5000 });
    await members.cancel(ana, { premium: true, resolution: 'pay_fee' });
    await members.moveTo('2027-02-15T15:01:00Z');
    expect((await premiumOf(ana))?.status).toBe('expired');
    expect(await members.invoicesOf(ana)).toHaveLength(3);
  });

  test('a declined fee changes nothing', async () => {
    const ana = await members.joined('premium_monthly', cards.failsLater);
    const answer = await members.cancel(ana, { premium: true, resolution: 'pay_fee' });
    expect(answer.problem.code).toBe('payment_declined');
    expect(await premiumOf(ana)).toMatchObject({ status: 'active', cancellationRequested: false });
    await members.cancel(ana, { premium: true, resolution: 'keep' });
    expect((await premiumOf(ana))?.status).toBe('cancelling');
  });

  test('a quarter is never charged in part: the month up to the minimum is free', async () => {
    const ana = await members.joined('premium_quarterly');
    await members.cancel(ana, { premium: true, resolution: 'keep' });
    expect(await premiumOf(ana)).toMatchObject({ status: 'cancelling', renewal: null });
    await members.moveTo('2027-05-14T12:00:00Z');
    expect(await premiumOf(ana)).toMatchObject({ status: 'cancelling', actions: ['resume'] });
    await members.moveTo('2027-05-16T12:00:00Z');
    expect((await premiumOf(ana))?.status).toBe('expired');
    expect(await members.invoicesOf(ana)).toHaveLength(1);
  });

  test('can be cancelled alone, and the access plan continues', async () => {
    const ana = await members.joined('monthly');
    await pay(await app.as(ana.id), 'premium_annual');
    expect((await members.cancel(ana, { premium: true })).body).toMatchObject({
      status: 'active',
      premium: { status: 'cancelling' },
    });
  });
});
