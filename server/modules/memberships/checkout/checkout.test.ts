import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { cards, checkout, pay } from '#tests/paying.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const tryCard = (caller: Caller, id: string, body: object) =>
  caller.call('POST /api/test-checkout/:id', { params: { id }, body });

const newcomer = (given: Parameters<TestApp['signIn']>[0] = {}) =>
  app.signIn({ membership: false, ...given });

describe('GET /api/plans', () => {
  test('returns prices and terms without a session', async () => {
    const { status, body } = await app.stranger.call('GET /api/plans');
    expect(status).toBe(200);
    expect(body.map(({ plan, price, commitment }) => [plan, price, commitment])).toEqual([
      ['monthly', 699, 2796],
      ['annual', 8388, 8388],
      ['premium_monthly', 2999, 11_996],
      ['premium_quarterly', 7999, 7999],
      ['premium_annual', 29_999, 29_999],
    ]);
    const processor = await app.stranger.call('GET /api/payment-processor');
    expect(processor.body).toEqual({ processor: 'test', movesMoney: false });
  });
});

describe('POST /api/checkout-sessions', () => {
  test('returns a page with the payment now, the later payments and the minimum', async () => {
    const ana = await newcomer();
    app.clock.moveTo(new Date('2026-11-23T15:00:00Z'));
    const again = await app.as(ana.id);
    const begun = await again.call('POST /api/checkout-sessions', { body: { plan: 'monthly' } });
    expect(begun.status).toBe(201);
    expect(begun.body.url).toBe(`http://localhost:3000/subscription-checkout?session=${begun.body.id}`);
    const { body } = await again.call('GET /api/checkout-sessions/:id', { params: { id: begun.body.id } });
    expect(body).toMatchObject({
      plan: 'monthly',
      status: 'open',
      processor: 'test',
      amountToday: 699,
      promo: null,
      renewal: { amount: 699, everyMonths: 1 },
      minimum: { months: 4, total: 2796 },
    });
    expect(body.renewal.at).toMatch(/^2026-12-23T15:00/);
    expect(body.minimum?.until).toMatch(/^2027-03-23T15:00/);
    app.clock.moveTo(testNow());
  });

  test('is only for its own account: strangers are refused, others get not found', async () => {
    const [ana, other] = [await newcomer(), await newcomer()];
    const { id } = await checkout(ana, 'monthly');
    const card = { card: cards.pays };
    for (const [caller, status] of [
      [app.stranger, 401],
      [other, 404],
    ] as const) {
      const params = { id };
      expect((await caller.call('GET /api/checkout-sessions/:id', { params })).status).toBe(status);
      expect((await caller.call('PATCH /api/checkout-sessions/:id', { params, body: {} })).status).toBe(
        status,
      );
      expect((await caller.call('POST /api/checkout-sessions/:id/settle', { params })).status).toBe(status);
      expect((await caller.call('POST /api/test-checkout/:id', { params, body: card })).status).toBe(status);
      const agree = { agreeToRenewal: true };
      expect(
        (await caller.call('POST /api/checkout-sessions/:id/leave-to-pay', { params, body: agree })).status,
      ).toBe(status);
    }
    expect(
      (await app.stranger.call('POST /api/checkout-sessions', { body: { plan: 'monthly' } })).status,
    ).toBe(401);
    expect((await ana.call('GET /auth/me')).body.hasMembership).toBe(false);
  });

  test('does not redirect with the test processor, and the checkout stays open', async () => {
    const ana = await app.signIn({ membership: false });
    const params = await checkout(ana, 'monthly');
    const body = { agreeToRenewal: true };
    expect((await ana.call('POST /api/checkout-sessions/:id/leave-to-pay', { params, body })).status).toBe(
      404,
    );
    expect((await ana.call('GET /api/checkout-sessions/:id', { params })).body.status).toBe('open');
  });

  test.each([
    [{}, 'plan'],
    [{ plan: 'lifetime' }, 'plan'],
    [{ plan: 'monthly', amount: -1 }, 'amount'],
    [{ plan: 'monthly', promoCode: 7 }, 'promoCode'],
    [{ plan: 'monthly', promoCode: 'x'.repeat(10_000) }, 'promoCode'],
  ])('names the field at fault: %j', async (body, path) => {
    const answer = await (await newcomer()).call('POST /api/checkout-sessions', { body });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
  });

  test('is refused to members, and premium is refused to anyone who is not a pet parent', async () => {
    const member = await newcomer();
    await pay(member, 'monthly');
    const twice = await member.call('POST /api/checkout-sessions', { body: { plan: 'annual' } });
    expect([twice.status, twice.problem.code]).toEqual([409, 'already_done']);
    const groomer = await member.call('POST /api/checkout-sessions', { body: { plan: 'premium_monthly' } });
    expect([groomer.status, groomer.problem.code]).toEqual([403, 'wrong_role']);
    const parent = await newcomer({ roles: ['pet_owner'] });
    await pay(parent, 'monthly');
    expect(
      (await parent.call('POST /api/checkout-sessions', { body: { plan: 'premium_monthly' } })).status,
    ).toBe(201);
  });

  test('another plan of the same kind can be chosen until it is paid', async () => {
    const ana = await newcomer({ roles: ['pet_owner'] });
    const { id } = await checkout(ana, 'monthly');
    const change = (body: object) => ana.call('PATCH /api/checkout-sessions/:id', { params: { id }, body });
    expect((await change({ plan: 'annual' })).body).toMatchObject({
      plan: 'annual',
      amountToday: 8388,
      minimum: null,
    });
    expect((await change({ plan: 'premium_annual' })).problem.code).toBe('clash');
    expect((await change({ amountToday: 1 })).status).toBe(422);
    await ana.call('POST /api/test-checkout/:id', { params: { id }, body: { card: cards.pays } });
    expect((await change({ plan: 'monthly' })).problem.code).toBe('already_done');
    expect((await ana.call('GET /api/membership')).body.plan).toBe('annual');
  });

  test('expires after a day', async () => {
    const ana = await newcomer();
    const { id } = await checkout(ana, 'monthly');
    app.clock.moveTo(after(testNow(), hours(25)));
    expect((await ana.call('GET /api/checkout-sessions/:id', { params: { id } })).body.status).toBe(
      'expired',
    );
    const answer = await ana.call('POST /api/test-checkout/:id', {
      params: { id },
      body: { card: cards.pays },
    });
    expect(answer.problem.code).toBe('too_late');
    app.clock.moveTo(testNow());
  });
});

describe('POST /api/test-checkout/:id', () => {
  test('4242 pays: access opens at once, a mail and an invoice follow', async () => {
    const ana = await newcomer();
    expect((await ana.call('GET /api/membership')).body).toMatchObject({
      hasMembership: false,
      status: 'none',
    });
    const { id } = await checkout(ana, 'monthly');
    const paid = await tryCard(ana, id, { card: cards.pays, agreeToRenewal: true });
    expect(paid.body).toEqual({ status: 'paid', detail: null, url: null });
    expect((await ana.call('GET /auth/me')).body).toMatchObject({
      hasMembership: true,
      membership: { plan: 'monthly', status: 'active' },
    });
    const { body } = await ana.call('GET /api/membership');
    expect(body).toMatchObject({
      hasMembership: true,
      status: 'active',
      plan: 'monthly',
      access: {
        card: { brand: 'visa', last4: '4242' },
        renewal: { amount: 699 },
        cancellationRequested: false,
        actions: ['cancel', 'change_plan', 'change_card'],
        changesTo: ['annual'],
      },
    });
    const shown = await ana.call('GET /api/checkout-sessions/:id', { params: { id } });
    expect(shown.body.status).toBe('paid');
    expect((await tryCard(ana, id, { card: cards.pays })).problem.code).toBe('already_done');

    const { body: invoices } = await ana.call('GET /api/invoices');
    expect(invoices).toMatchObject([
      { amount: 699, status: 'paid', refunded: 0, lines: [{ kind: 'charge', amount: 699 }] },
    ]);
    await app.settle();
    const [mail] = await app.app.platform.mailer.kept(1);
    expect(mail).toMatchObject({
      toAddress: ana.account.email,
      subject: 'Welcome to Wagwell: your membership is active',
    });
    expect(mail?.body).toContain('$6.99');
    expect(mail?.body).toContain(invoices[0]?.number);
  });

  test('0002 is declined and gives no access; another card pays', async () => {
    const ana = await newcomer();
    const { id } = await checkout(ana, 'monthly');
    const declined = await tryCard(ana, id, { card: cards.declined });
    expect(declined.status).toBe(200);
    expect(declined.body).toMatchObject({ status: 'declined', url: null });
    expect(declined.body.detail).toMatch(/declined/);
    expect((await ana.call('GET /api/membership')).body.status).toBe('none');
    expect((await ana.call('GET /api/invoices')).body).toEqual([]);
    expect((await tryCard(ana, id, { card: cards.pays })).body.status).toBe('paid');
  });

  test('3155 asks for confirmation first', async () => {
    const ana = await newcomer();
    const { id } = await checkout(ana, 'annual');
    expect((await tryCard(ana, id, { card: cards.asksFirst })).body.status).toBe('requires_confirmation');
    expect((await ana.call('GET /api/membership')).body.hasMembership).toBe(false);
    expect((await tryCard(ana, id, { card: cards.asksFirst, confirmed: true })).body.status).toBe('paid');
    expect((await ana.call('GET /api/membership')).body).toMatchObject({
      hasMembership: true,
      plan: 'annual',
    });
  });

  test('a missing confirmation leaves no membership or charge', async () => {
    const ana = await newcomer();
    const { id } = await checkout(ana, 'monthly');
    await tryCard(ana, id, { card: cards.asksFirst });
    app.clock.moveTo(after(testNow(), minutes(2)));
    await app.settle();
    expect((await ana.call('GET /api/checkout-sessions/:id', { params: { id } })).body.status).toBe('open');
    expect((await ana.call('GET /api/membership')).body.status).toBe('none');
    expect((await tryCard(ana, id, { card: cards.asksFirst, confirmed: true })).body.status).toBe('paid');
    app.clock.moveTo(testNow());
  });

  test.each([
    [{ number: '4242 4242 4242 4241' }, 'card.number'],
    [{ number: '5555 5555 5555 4444' }, 'card.number'],
    [{ number: 'free please' }, 'card.number'],
    [{ number: 4242 }, 'card.number'],
    [{ expMonth: 13 }, 'card.expMonth'],
    [{ expMonth: 1, expYear: 2020 }, 'card.expMonth'],
    [{ expYear: '2030' }, 'card.expYear'],
    [{ cvc: '12' }, 'card.cvc'],
    [{ name: 'Ana' }, 'card.name'],
  ])('names what is wrong with a card: %j', async (change, path) => {
    const ana = await newcomer();
    const { id } = await checkout(ana, 'monthly');
    const answer = await tryCard(ana, id, { card: { ...cards.pays, ...change } });
    expect(answer.status).toBe(422);
    expect(answer.problem.errors?.map((error) => error.path)).toEqual([path]);
    expect((await ana.call('GET /api/membership')).body.status).toBe('none');
    expect((await tryCard(ana, id, { card: cards.pays })).body.status).toBe('paid');
  });

  test('a double click, and two tabs, pay once', async () => {
    const ana = await newcomer();
    const [one, two] = [await checkout(ana, 'monthly'), await checkout(ana, 'annual')];
    await Promise.all([one, one, two, two].map(({ id }) => tryCard(ana, id, { card: cards.pays })));
    await app.settle();
    expect((await ana.call('GET /api/membership')).body.hasMembership).toBe(true);
    expect((await ana.call('GET /api/invoices')).body).toHaveLength(1);
  });

  test('no card number is stored anywhere', async () => {
    const ana = await newcomer();
    await pay(ana, 'monthly');
    await tryCard(ana, (await checkout(ana, 'premium_monthly').catch(() => ({ id: ana.id }))).id, {
      card: cards.declined,
    });
    await app.settle();
    const tables = await app.app.platform.sql<{ name: string }[]>`
      select table_name as name from information_schema.tables where table_schema = 'public'`;
    for (const { name } of tables) {
      const [row] = await app.app.platform.sql<{ found: boolean }[]>`
        select exists (select from ${app.app.platform.sql(name)} r where r::text ~ '4242 ?4242 ?4242|40000000000000|40000025') as found`;
      expect([name, row?.found]).toEqual([name, false]);
    }
  });
});

test('months count by the calendar: a membership begun on January 31 is paid until the last of February', async () => {
  app.clock.moveTo(new Date('2027-01-31T18:00:00Z'));
  const ana = await newcomer();
  await pay(ana, 'monthly');
  const { body } = await ana.call('GET /api/membership');
  expect(body.paidUntil).toMatch(/^2027-02-28T18:00/);
  expect(Date.parse(body.access?.accessUntil ?? '')).toBe(Date.parse(body.paidUntil ?? '') + days(7));
  app.clock.moveTo(testNow());
});
