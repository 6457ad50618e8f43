import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { cards, checkout } from '#tests/paying.ts';
import { deliver, joinWith, withStripe } from '#tests/processors.ts';
import type { Shop } from '#tests/processors.ts';
import type { Message, StripeStandin } from '#tests/standins/stripe/server.ts';
import { fetchMissed } from './stripe-webhook.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let shop: Shop & { stripe: StripeStandin };
beforeAll(async () => {
  shop = await withStripe();
});
afterAll(() => shop.close());
beforeEach(() => shop.app.clock.moveTo(new Date('2027-01-15T15:00:00Z')));

/** Reads all money and access data of all accounts. */
async function everything() {
  const { sql } = shop.app.app.platform;
  const memberships = await sql`
    select account_id, plan, status, paid_until, access_until, ends_at, owed_amount from memberships order by id`;
  const ledger = await sql`select account_id, kind, amount, balance from ledger_entries order by id`;
  return JSON.stringify({ memberships, ledger });
}
const send = (message: Message) => deliver(shop.app, message);
const shuffled = <T>(list: T[]) => list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Pays on Stripe's page and never returns to the site, so that only webhooks report it. */
async function paidInSilence() {
  const ana = await shop.app.signIn({ membership: false });
  const { id } = await checkout(ana, 'monthly');
  const { body } = await ana.call('POST /api/checkout-sessions/:id/leave-to-pay', {
    params: { id },
    body: { agreeToRenewal: true },
  });
  shop.stripe.pay(body.url ?? '', cards.pays.number);
  return { ana, id, messages: shop.stripe.newMessages() };
}
const statusOf = async (caller: { id: string }) =>
  (await (await shop.app.as(caller.id)).call('GET /api/membership')).body.status;

describe("Stripe's webhooks", () => {
  test('activate the membership when the browser never returned', async () => {
    const { ana, messages } = await paidInSilence();
    expect(await statusOf(ana)).toBe('none');
    for (const message of messages) expect(await send(message)).toBe(200);
    await shop.app.settle();
    expect(await statusOf(ana)).toBe('active');
    expect((await ana.call('GET /api/invoices')).body).toHaveLength(1);
  });

  test('count once in any order: twice, shuffled, reversed, again a day later', async () => {
    const { ana, messages } = await paidInSilence();
    for (const message of [...messages.toReversed(), ...shuffled(messages)])
      expect(await send(message)).toBe(200);
    await shop.app.settle();
    const before = await everything();
    expect(await statusOf(ana)).toBe('active');
    await shop.moveTo(after(shop.app.clock.now(), days(1)));
    // Stripe signs each delivery separately.
    for (const { payload } of messages) expect(await send(shop.stripe.signed(payload))).toBe(200);
    await shop.app.settle();
    expect(await everything()).toBe(before);
  });

  test('are refused when forged, unsigned, old, or signed for other content; nothing changes', async () => {
    const { ana, messages } = await paidInSilence();
    const [message] = messages;
    if (!message) throw new Error('Stripe said nothing');
    const before = await everything();
    const forged = { ...message, payload: message.payload.replace('"livemode":false', '"livemode":true') };
    const old = shop.stripe.signed(message.payload, shop.stripe.books.now() - 301);
    for (const bad of [
      forged,
      old,
      { ...message, signature: '' },
      { ...message, signature: 't=1,v1=00' },
      { payload: '{', signature: message.signature },
      { payload: 'x'.repeat(600_000), signature: message.signature },
    ])
      expect(await send(bad)).toBeGreaterThanOrEqual(400);
    await shop.app.settle();
    expect(await everything()).toBe(before);
    expect(await statusOf(ana)).toBe('none');
    for (const each of messages) await send(each);
    await shop.app.settle();
    expect(await statusOf(ana)).toBe('active');
  });

  test('about an unknown customer, or without one, are accepted and change nothing', async () => {
    const before = await everything();
    for (const object of [
      { id: 'sub_1', object: 'subscription', customer: 'cus_unknown' },
      { id: 'bal', object: 'balance' },
    ]) {
      const payload = JSON.stringify({
        id: `evt_${object.id}`,
        object: 'event',
        type: 'customer.subscription.deleted',
        data: { object },
      });
      expect(await send(shop.stripe.signed(payload))).toBe(200);
    }
    await shop.app.settle();
    expect(await everything()).toBe(before);
  });

  test('are not trusted: a claimed end is checked with Stripe', async () => {
    const ana = await joinWith(shop, 'monthly');
    const [subscription] = shop.stripe.books.all('subscription').slice(-1);
    const payload = JSON.stringify({
      id: 'evt_liar',
      object: 'event',
      type: 'customer.subscription.deleted',
      data: { object: { ...subscription, status: 'canceled', ended_at: shop.stripe.books.now() } },
    });
    expect(await send(shop.stripe.signed(payload))).toBe(200);
    await shop.app.settle();
    expect(await statusOf(ana)).toBe('active');
  });

  test('are fetched if they were never delivered', async () => {
    const { ana, messages } = await paidInSilence();
    expect(messages.length).toBeGreaterThan(2);
    await fetchMissed(shop.app.app.platform);
    await shop.app.settle();
    expect(await statusOf(ana)).toBe('active');
    const before = await everything();
    await fetchMissed(shop.app.app.platform);
    for (const message of messages) await send(message);
    await shop.app.settle();
    expect(await everything()).toBe(before);
  });

  test('are not needed for a renewal: it is read when it is due', async () => {
    const ana = await joinWith(shop, 'monthly');
    shop.app.clock.moveTo(new Date('2027-02-15T15:00:00Z'));
    shop.stripe.renewDue();
    shop.stripe.newMessages();
    shop.app.clock.moveTo(new Date('2027-02-15T18:00:00Z'));
    await shop.app.settle();
    const { body } = await (await shop.app.as(ana.id)).call('GET /api/membership');
    expect(body.paidUntil?.slice(0, 13)).toBe('2027-03-15T15');
  });
});

describe('an unreliable Stripe', () => {
  test('down at checkout: answers unavailable, charges nothing, and the same checkout works afterwards', async () => {
    const ana = await shop.app.signIn({ membership: false });
    const { id } = await checkout(ana, 'monthly');
    const leave = () =>
      ana.call('POST /api/checkout-sessions/:id/leave-to-pay', {
        params: { id },
        body: { agreeToRenewal: true },
      });
    shop.stripe.setDown(true);
    const refused = await leave();
    expect(refused.problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(refused.problem.detail).toMatch(/does not answer/);
    shop.stripe.setDown(false);
    expect((await leave()).body.status).toBe('elsewhere');
    expect(await shop.pay(ana, id, cards.pays)).toBe('paid');
    expect(await statusOf(ana)).toBe('active');
  });

  test('down at renewal: access is kept, and the renewal is read later', async () => {
    const ana = await joinWith(shop, 'monthly');
    shop.stripe.setDown(true);
    shop.app.clock.moveTo(new Date('2027-02-15T15:00:00Z'));
    shop.stripe.renewDue();
    shop.stripe.newMessages();
    for (const day of [16, 18, 20]) {
      shop.app.clock.moveTo(new Date(`2027-02-${day}T18:00:00Z`));
      await shop.app.settle();
      const { body } = await (await shop.app.as(ana.id)).call('GET /api/membership');
      expect([day, body.hasMembership, body.status]).toEqual([day, true, 'active']);
    }
    shop.stripe.setDown(false);
    await shop.moveTo('2027-02-21T18:00:00Z');
    const { body } = await (await shop.app.as(ana.id)).call('GET /api/membership');
    expect(body.paidUntil?.slice(0, 10)).toBe('2027-03-15');
  });

  test('down while canceling: the cancellation is saved and sent later', async () => {
    const ana = await joinWith(shop, 'monthly');
    shop.stripe.setDown(true);
    const answer = await ana.call('POST /api/membership/cancel', { body: {} });
    expect(answer.body.access).toMatchObject({ cancellationRequested: true });
    shop.stripe.setDown(false);
    await shop.moveTo(after(shop.app.clock.now(), hours(1)));
    expect(await statusOf(ana)).toBe('cancelling');
    expect(shop.stripe.books.all('subscription').at(-1)?.cancel_at).not.toBeNull();
  });

  test.each([
    ['errors of its own', 500],
    ['silence', 'silent'],
    ['silence after the work was done', 'silent-after'],
  ] as const)('%s on every first try: each write has one effect', async (_, how) => {
    const everyCall = [
      /^POST .*customers/,
      /^POST .*sessions/,
      /^POST .*invoices$/,
      /^POST .*pay/,
      /^POST .*refunds/,
    ];
    shop.stripe.misbehave(
      ...everyCall.map((on) => ({ on, how })),
      { on: /^POST .*subscriptions/, how },
      { on: /^GET/, how },
    );
    const ana = await joinWith(shop, 'premium_monthly');
    const { body } = await ana.call('POST /api/membership/cancel', {
      body: { premium: true, resolution: 'pay_fee' },
    });
    expect(body.premium?.status).toBe('cancelling');
    await ana.call('POST /api/membership/resume', { body: { premium: true } });
    await shop.settle();
    shop.stripe.misbehave();
    const customer = shop.stripe.books
      .all('customer')
      .filter(({ metadata }) => metadata['account'] === ana.id);
    expect(customer).toHaveLength(1);
    const charges = shop.stripe.books.all('charge').filter((charge) => charge.customer === customer[0]?.id);
    expect(charges.map(({ amount, amount_refunded }) => [amount, amount_refunded])).toEqual([
      [2999, 0],
      [5000, 5000],
    ]);
    const { body: invoices } = await ana.call('GET /api/invoices');
    expect(invoices.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [5000, 5000],
      [2999, 0],
    ]);
  });

  test('rate limiting: a second click succeeds, and each write has one effect', async () => {
    const ana = await shop.app.signIn({ roles: ['pet_owner'] });
    const { id } = await checkout(ana, 'premium_monthly');
    const leave = () =>
      ana.call('POST /api/checkout-sessions/:id/leave-to-pay', {
        params: { id },
        body: { agreeToRenewal: true },
      });
    shop.stripe.misbehave(
      { on: /customers/, how: 429 },
      { on: /POST .*sessions/, how: 429 },
      { on: /prices/, how: 429 },
    );
    for (const status of [503, 503, 503, 200]) expect((await leave()).status).toBe(status);
    expect(await shop.pay(ana, id, cards.pays)).toBe('paid');
    shop.stripe.misbehave({ on: /POST .*invoices/, how: 429 }, { on: /POST .*subscriptions/, how: 429 });
    await ana.call('POST /api/membership/cancel', { body: { premium: true, resolution: 'pay_fee' } });
    await shop.moveTo(after(shop.app.clock.now(), hours(2)));
    const { body } = await ana.call('GET /api/membership');
    expect(body.premium?.status).toBe('cancelling');
    expect((await ana.call('GET /api/invoices')).body.map(({ amount }) => amount)).toEqual([5000, 2999]);
  });

  test('an unpaid checkout session releases its promo code and its place', async () => {
    const ana = await shop.app.signIn({ membership: false });
    const { id } = await checkout(ana, 'monthly');
    await ana.call('POST /api/checkout-sessions/:id/leave-to-pay', {
      params: { id },
      body: { agreeToRenewal: true },
    });
    const shown = async () =>
      (await ana.call('GET /api/checkout-sessions/:id', { params: { id } })).body.status;
    expect(await shown()).toBe('processing');
    await shop.moveTo(after(shop.app.clock.now(), minutes(45)));
    expect(await shown()).toBe('open');
    expect(await statusOf(ana)).toBe('none');
    expect(await shop.pay(ana, id, cards.pays)).toBe('paid');
  });
});

describe('endpoints of one processor', () => {
  test('accepts no test cards, and leaving requires consent to the renewal', async () => {
    const ana = await shop.app.signIn({ membership: false });
    const { id } = await checkout(ana, 'monthly');
    const params = { id };
    expect(
      (await ana.call('POST /api/test-checkout/:id', { params, body: { card: cards.pays } })).status,
    ).toBe(404);
    const leave = await ana.call('POST /api/checkout-sessions/:id/leave-to-pay', { params, body: {} });
    expect(leave.problem.errors?.[0]?.path).toBe('agreeToRenewal');
    expect((await ana.call('GET /api/checkout-sessions/:id', { params })).body.status).toBe('open');
  });
});
