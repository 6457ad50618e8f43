import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cards, checkout } from '#tests/paying.ts';
import { joinWith, withStripe, withTestProcessor } from '#tests/processors.ts';
import type { Shop } from '#tests/processors.ts';
import type { Caller } from '#tests/test-app.ts';
import { makePromo } from '#server/modules/promos/promos.factory.ts';
import { verifyLedger } from './ledger/verify-ledger.ts';

// The tests advance months day by day, which takes time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const processors = [
  ['the test processor', withTestProcessor],
  ['Stripe', withStripe],
] as const;

/** Runs the same lifecycle with each processor. */
describe.each(processors)('with %s', (_, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.app.clock.moveTo(new Date('2027-01-31T15:00:00Z')));

  const overview = async (caller: Caller) =>
    (await (await shop.app.as(caller.id)).call('GET /api/membership')).body;
  const amounts = async (caller: Caller) =>
    (await (await shop.app.as(caller.id)).call('GET /api/invoices')).body.map(({ amount }) => amount);
  const cancel = async (caller: Caller, body: object) =>
    (await shop.app.as(caller.id)).call('POST /api/membership/cancel', { body });

  test('join: declined, confirmed, paid; access opens and the first payment is invoiced', async () => {
    const ana = await shop.app.signIn({ membership: false });
    const { id } = await checkout(ana, 'monthly');
    expect(await shop.pay(ana, id, cards.declined)).toBe('declined');
    expect((await overview(ana)).hasMembership).toBe(false);
    expect(await shop.pay(ana, id, cards.asksFirst)).toBe('requires_confirmation');
    expect((await overview(ana)).hasMembership).toBe(false);
    expect(await shop.pay(ana, id, cards.asksFirst, true)).toBe('paid');
    expect(await overview(ana)).toMatchObject({
      hasMembership: true,
      status: 'active',
      plan: 'monthly',
      access: { card: { brand: 'visa', last4: '3155' }, renewal: { amount: 699 } },
    });
    expect((await ana.call('GET /api/checkout-sessions/:id', { params: { id } })).body.status).toBe('paid');
    expect(await amounts(ana)).toEqual([699]);
  });

  test('renew: on the last day of each month after joining on the 31st', async () => {
    const ana = await joinWith(shop, 'monthly');
    await shop.moveTo('2027-06-01T18:00:00Z');
    const { status, paidUntil } = await overview(ana);
    expect([status, paidUntil?.slice(0, 13)]).toEqual(['active', '2027-06-30T15']);
    expect(await amounts(ana)).toEqual([699, 699, 699, 699, 699]);
  });

  test('fail and recover: another card pays, and the term continues from its due day', async () => {
    const ana = await joinWith(shop, 'monthly', { card: cards.failsLater });
    await shop.moveTo('2027-03-02T18:00:00Z');
    expect(await overview(ana)).toMatchObject({
      hasMembership: true,
      status: 'past_due',
      access: { pastDue: { amount: 699 } },
    });
    const caller = await shop.app.as(ana.id);
    expect((await caller.call('POST /api/membership/pay', { body: {} })).body.status).toBe('declined');
    await shop.changeCard(caller, cards.pays);
    expect((await caller.call('POST /api/membership/pay', { body: {} })).body.status).toBe('paid');
    await shop.settle();
    const recovered = await overview(ana);
    expect([recovered.status, recovered.paidUntil?.slice(0, 13)]).toEqual(['active', '2027-03-31T15']);
  });

  test('fail for good: it expires after seven days of access and nothing more is charged', async () => {
    const ana = await joinWith(shop, 'monthly', { card: cards.failsLater });
    await shop.moveTo('2027-03-07T12:00:00Z');
    expect(await overview(ana)).toMatchObject({ hasMembership: true, status: 'past_due' });
    await shop.moveTo('2027-03-09T12:00:00Z');
    expect(await overview(ana)).toMatchObject({ hasMembership: false, status: 'expired' });
    await shop.moveTo('2027-05-01T12:00:00Z');
    expect(await amounts(ana)).toEqual([699]);
    await joinWith(shop, 'monthly', { caller: await shop.app.as(ana.id) });
    expect(await overview(ana)).toMatchObject({ hasMembership: true, status: 'active' });
  });

  test('cancel inside the minimum and resume; cancel again and it ends on the exact day', async () => {
    const ana = await joinWith(shop, 'monthly');
    expect((await cancel(ana, {})).body.access?.endsAt?.slice(0, 13)).toBe('2027-05-31T15');
    const resumed = await ana.call('POST /api/membership/resume', { body: {} });
    expect(resumed.body).toMatchObject({ status: 'active', access: { endsAt: null } });
    await shop.moveTo('2027-03-10T12:00:00Z');
    await cancel(ana, {});
    await shop.moveTo('2027-05-30T12:00:00Z');
    expect(await overview(ana)).toMatchObject({
      hasMembership: true,
      status: 'cancelling',
      access: { renewal: null },
    });
    await shop.moveTo('2027-06-02T12:00:00Z');
    expect(await overview(ana)).toMatchObject({ hasMembership: false, status: 'expired' });
    expect(await amounts(ana)).toEqual([699, 699, 699, 699]);
  });

  test('premium: keep it, or pay the fee and get it refunded on resuming', async () => {
    const ana = await joinWith(shop, 'premium_monthly');
    await cancel(ana, { premium: true, resolution: 'pay_fee' });
    expect((await overview(ana)).premium?.endsAt?.slice(0, 10)).toBe('2027-02-28');
    expect(await amounts(ana)).toEqual([5000, 2999]);
    await ana.call('POST /api/membership/resume', { body: { premium: true } });
    const [fee] = (await ana.call('GET /api/invoices')).body;
    expect(fee).toMatchObject({ amount: 5000, status: 'refunded' });
    await cancel(ana, { premium: true, resolution: 'keep' });
    expect((await overview(ana)).premium?.endsAt?.slice(0, 10)).toBe('2027-05-31');
    await shop.moveTo('2027-05-30T12:00:00Z');
    expect((await overview(ana)).premium?.status).toBe('cancelling');
    await shop.moveTo('2027-06-01T12:00:00Z');
    expect((await overview(ana)).premium?.status).toBe('expired');
    expect(await amounts(ana)).toEqual([2999, 2999, 2999, 5000, 2999]);
  });

  test('premium: resuming after a partial refund of the fee refunds the rest, and renews', async () => {
    const [ana, admin] = [await joinWith(shop, 'premium_monthly'), await shop.app.signIn({ isAdmin: true })];
    await cancel(ana, { premium: true, resolution: 'pay_fee' });
    const [fee] = (await ana.call('GET /api/invoices')).body;
    const params = { id: fee?.id ?? '' };
    const part = { amount: 1000, reason: 'Kindness' };
    await admin.call('POST /api/admin/invoices/:id/refund', { params, body: part });
    const resumed = await ana.call('POST /api/membership/resume', { body: { premium: true } });
    expect(resumed.body).toMatchObject({ premium: { status: 'active', endsAt: null } });
    expect((await ana.call('GET /api/invoices')).body[0]).toMatchObject({ amount: 5000, refunded: 5000 });
    await shop.moveTo('2027-03-02T12:00:00Z');
    expect((await overview(ana)).premium?.status).toBe('active');
    expect(await amounts(ana)).toEqual([2999, 5000, 2999]);
  });

  test('change the plan for the price that was shown', async () => {
    const ana = await joinWith(shop, 'monthly');
    await shop.moveTo('2027-02-14T15:00:00Z');
    const caller = await shop.app.as(ana.id);
    const { body } = await caller.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
    expect([body.credit, body.amountToday, body.paidUntil.slice(0, 10)]).toEqual([365, 8023, '2028-03-14']);
    const changed = await caller.call('POST /api/membership/change-plan', {
      body: { plan: 'annual', amountToday: body.amountToday, agreeToRenewal: true },
    });
    expect(changed.body).toMatchObject({ plan: 'annual', status: 'active' });
    expect(await amounts(ana)).toEqual([8023, 699]);
    await shop.changeCard(caller, cards.failsLater);
    const ben = await joinWith(shop, 'monthly', { card: cards.failsLater });
    const price = await ben.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
    const refused = await ben.call('POST /api/membership/change-plan', {
      body: { plan: 'annual', amountToday: price.body.amountToday, agreeToRenewal: true },
    });
    expect(refused.problem.code).toBe('payment_declined');
    expect(await amounts(ben)).toEqual([699]);
  });

  test('a plan change without agreement to the renewal terms is refused and charges nothing', async () => {
    const ana = await joinWith(shop, 'monthly');
    const { body } = await ana.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
    const change = (agreed: object) =>
      ana.call('POST /api/membership/change-plan', {
        body: { plan: 'annual', amountToday: body.amountToday, ...agreed },
      });
    expect((await change({ agreeToRenewal: false })).problem.errors?.[0]?.path).toBe('agreeToRenewal');
    const { status, problem } = await change({});
    expect([status, problem.errors?.[0]?.path]).toEqual(
      shop.stripe ? [422, 'agreeToRenewal'] : [200, undefined],
    );
    expect(await amounts(ana)).toEqual(shop.stripe ? [699] : [body.amountToday, 699]);
  });

  test('a second change credits the value of the running term, not the amount paid for it', async () => {
    const ana = await joinWith(shop, 'premium_monthly');
    for (const plan of ['premium_quarterly', 'premium_annual'] as const) {
      const { body } = await ana.call('GET /api/membership/plan-change', { query: { plan } });
      await ana.call('POST /api/membership/change-plan', {
        body: { plan, amountToday: body.amountToday, agreeToRenewal: true },
      });
    }
    expect(await amounts(ana)).toEqual([22000, 5000, 2999]);
  });

  test('a promo code takes off the first payment only', async () => {
    const { code } = await shop.app.transact((t) => makePromo(t, { maxUses: 1 }));
    const ana = await joinWith(shop, 'monthly', { promoCode: code });
    await shop.moveTo('2027-03-02T12:00:00Z');
    expect(await amounts(ana)).toEqual([699, 559]);
    const ben = await shop.app.signIn({ membership: false });
    await expect(checkout(ben, 'monthly', code)).rejects.toThrow(/promo_used_up/);
  });

  test('an admin refunds', async () => {
    const [ana, admin] = [await joinWith(shop, 'monthly'), await shop.app.signIn({ isAdmin: true })];
    const [invoice] = (await ana.call('GET /api/invoices')).body;
    const params = { id: invoice?.id ?? '' };
    const part = { amount: 100, reason: 'Kindness' };
    const answer = await admin.call('POST /api/admin/invoices/:id/refund', { params, body: part });
    expect(answer.body).toMatchObject({ refunded: 100, status: 'partly_refunded' });
    await shop.settle();
    expect((await ana.call('GET /api/invoices')).body).toMatchObject([{ refunded: 100 }]);
  });

  test('the ledger adds up at the end', async () => {
    await shop.settle();
    const { entries, faults } = await verifyLedger(shop.app.app.platform.sql);
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThan(30);
  });
});
