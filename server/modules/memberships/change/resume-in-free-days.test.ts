import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withStripe, withTestProcessor, joinWith } from '#tests/processors.ts';
import type { Shop } from '#tests/processors.ts';
import type { Caller } from '#tests/test-app.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';

// The tests advance months day by day, which takes time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const processors = [
  ['the test processor', withTestProcessor],
  ['Stripe', withStripe],
] as const;

/**
 * Bought on January 31: it is paid until April 30, its minimum ends on May 31, and the month between is free.
 */
describe.each(processors)('a kept quarter of premium with %s', (_, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.app.clock.moveTo(new Date('2027-01-31T15:00:00Z')));

  const premiumOf = async ({ id }: Caller) =>
    (await (await shop.app.as(id)).call('GET /api/membership')).body.premium;
  const amounts = async ({ id }: Caller) =>
    (await (await shop.app.as(id)).call('GET /api/invoices')).body.map(({ amount }) => amount);
  const resume = async ({ id }: Caller, body: object = { agreeToRenewal: true }) =>
    (await shop.app.as(id)).call('POST /api/membership/resume', { body: { premium: true, ...body } });
  const cancel = async ({ id }: Caller) =>
    (await shop.app.as(id)).call('POST /api/membership/cancel', {
      body: { premium: true, resolution: 'keep' },
    });

  /** Creates a member who cancelled a quarterly plan and is in its free days. */
  const inFreeDays = async () => {
    const ana = await joinWith(shop, 'premium_quarterly');
    await cancel(ana);
    await shop.moveTo('2027-05-10T12:00:00Z');
    return ana;
  };

  test('is resumed in its free days; the next charge is on the last of them', async () => {
    const ana = await inFreeDays();
    const lastDay: unknown = expect.stringMatching(/^2027-05-31T15:00/);
    expect(await premiumOf(ana)).toMatchObject({
      status: 'cancelling',
      actions: ['resume'],
      resumption: { at: lastDay, amount: 7999, agreement: true },
      freeUntil: lastDay,
    });
    const { body } = await resume(ana);
    expect(body.premium).toMatchObject({
      status: 'active',
      endsAt: null,
      renewal: { at: lastDay, amount: 7999 },
      resumption: null,
      freeUntil: lastDay,
      actions: ['cancel', 'change_card'],
    });
    await shop.settle();
    expect(await amounts(ana)).toEqual([7999]);
    await shop.moveTo('2027-06-02T12:00:00Z');
    const charged = await premiumOf(ana);
    expect([charged?.status, charged?.paidUntil.slice(0, 13), charged?.freeUntil]).toEqual([
      'active',
      '2027-08-31T15',
      null,
    ]);
    expect(charged?.startedAt.slice(0, 10)).toBe('2027-01-31');
    expect(await amounts(ana)).toEqual([7999, 7999]);
    await shop.moveTo('2027-09-02T12:00:00Z');
    expect(await amounts(ana)).toEqual([7999, 7999, 7999]);
  });

  test('the mails say when the next charge is', async () => {
    const ana = await inFreeDays();
    const address = (await (await shop.app.as(ana.id)).call('GET /auth/me')).body.user.email;
    const textOf = async (subject: string) =>
      (await shop.app.app.platform.mailer.kept(200)).find(
        (mail) => mail.toAddress === address && mail.subject === subject,
      )?.body;
    const cancelled = await textOf('Your Wagwell Premium is cancelled');
    expect(cancelled).toContain('Your Premium Quarterly plan ends on May 31, 2027.');
    expect(cancelled).toContain('You can resume it until then.');
    expect(cancelled).toContain('Before April 30, 2027 the next charge is then $79.99 on that day;');
    expect(cancelled).toContain('in the free days after it, $79.99 on May 31, 2027.');
    await resume(ana);
    await shop.settle();
    expect(await textOf('Your Wagwell Premium continues')).toContain('It renews on May 31, 2027 for $79.99.');
    expect(await textOf('Your Wagwell Premium was renewed')).toBeUndefined();
  });

  test('ends with its free days without a charge if cancelled again in them', async () => {
    const ana = await inFreeDays();
    await resume(ana);
    const { body } = await cancel(ana);
    expect(body.premium?.endsAt).toMatch(/^2027-05-31T15:00/);
    await resume(ana);
    await cancel(ana);
    await shop.moveTo('2027-06-02T12:00:00Z');
    expect((await premiumOf(ana))?.status).toBe('expired');
    expect(await amounts(ana)).toEqual([7999]);
  });

  test('cannot be resumed after its last day or by a second click', async () => {
    const ana = await inFreeDays();
    await resume(ana);
    expect((await resume(ana)).problem.code).toBe('too_late');
    const ben = await joinWith(shop, 'premium_quarterly');
    await cancel(ben);
    await shop.moveTo('2027-09-12T12:00:00Z');
    expect((await resume(ben)).status).toBe(404);
  });

  test('the ledger adds up at the end', async () => {
    await shop.settle();
    expect((await verifyLedger(shop.app.app.platform.sql)).faults).toEqual([]);
  });
});

describe('with Stripe', () => {
  let shop: Awaited<ReturnType<typeof withStripe>>;
  beforeAll(async () => {
    shop = await withStripe();
  });
  afterAll(() => shop.close());

  test('resuming needs its own agreement, and a lost answer does not charge twice', async () => {
    shop.app.clock.moveTo(new Date('2027-01-31T15:00:00Z'));
    const ana = await joinWith(shop, 'premium_quarterly');
    await ana.call('POST /api/membership/cancel', { body: { premium: true, resolution: 'keep' } });
    await shop.moveTo('2027-05-10T12:00:00Z');
    const caller = await shop.app.as(ana.id);
    const refused = await caller.call('POST /api/membership/resume', { body: { premium: true } });
    expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'agreeToRenewal']);
    shop.stripe.misbehave({ on: /^POST \/v1\/subscriptions$/, how: 'silent-after', times: 5 });
    await caller.call('POST /api/membership/resume', { body: { premium: true, agreeToRenewal: true } });
    shop.stripe.misbehave();
    await shop.moveTo('2027-06-02T12:00:00Z');
    const later = await shop.app.as(ana.id);
    const { body } = await later.call('GET /api/invoices');
    expect(body.map(({ amount }) => amount)).toEqual([7999, 7999]);
    expect(shop.stripe.books.all('subscription')).toHaveLength(2);
  });
});
