import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, hours } from '#server/platform/clock.ts';
import { cards, checkout, pay } from '#tests/paying.ts';
import { openTestApp, testNow } from '#tests/test-app.ts';
import type { Caller, TestApp } from '#tests/test-app.ts';
import { makePromo } from './promos.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const newcomer = (given: Parameters<TestApp['signIn']>[0] = {}) =>
  app.signIn({ membership: false, roles: ['pet_owner'], ...given });
const promo = (given: Parameters<typeof makePromo>[1] = {}) => app.transact((t) => makePromo(t, given));
const begin = (caller: Caller, promoCode: string, plan = 'monthly') =>
  caller.call('POST /api/checkout-sessions', { body: { plan, promoCode } });
const apply = (caller: Caller, id: string, promoCode: string | null) =>
  caller.call('PATCH /api/checkout-sessions/:id', { params: { id }, body: { promoCode } });
const payWith = (caller: Caller, id: string, card = cards.pays) =>
  caller.call('POST /api/test-checkout/:id', { params: { id }, body: { card } });
const instant = (fromNow: number) => after(testNow(), fromNow).toISOString();

describe('a promo code at checkout', () => {
  test('takes the shown discount off the first payment and nothing off the renewal', async () => {
    const { code } = await promo({ code: 'WELCOME20' });
    const ana = await newcomer();
    const { id } = await checkout(ana, 'monthly', ` ${code.toLowerCase()} `);
    const { body } = await ana.call('GET /api/checkout-sessions/:id', { params: { id } });
    expect(body).toMatchObject({
      amountToday: 559,
      lines: [
        { kind: 'term', amount: 699 },
        { kind: 'discount', amount: -140 },
      ],
      promo: { code: 'WELCOME20', description: '20% off the first payment', amountOff: 140 },
      renewal: { amount: 699 },
      minimum: { total: 2656 },
    });
    expect((await payWith(ana, id)).body.status).toBe('paid');
    const { body: invoices } = await ana.call('GET /api/invoices');
    expect(invoices).toMatchObject([
      {
        amount: 559,
        lines: [
          { kind: 'charge', amount: 699 },
          { kind: 'discount', amount: -140, description: 'Promo code WELCOME20' },
        ],
      },
    ]);
  });

  test('can be applied, changed with the plan, and removed until it is paid', async () => {
    const [percent, amount] = [await promo({ percentOff: 50 }), await promo({ amountOff: 100_000 })];
    const ana = await newcomer();
    const { id } = await checkout(ana, 'monthly');
    expect((await apply(ana, id, percent.code)).body.amountToday).toBe(349);
    const annual = await ana.call('PATCH /api/checkout-sessions/:id', {
      params: { id },
      body: { plan: 'annual' },
    });
    expect(annual.body).toMatchObject({ amountToday: 4194, promo: { code: percent.code } });
    expect((await apply(ana, id, amount.code)).body).toMatchObject({
      amountToday: 0,
      promo: { description: '$1,000.00 off the first payment', amountOff: 8388 },
    });
    expect((await apply(ana, id, null)).body).toMatchObject({ amountToday: 8388, promo: null });
  });

  test('a full discount still needs a card, for the renewal', async () => {
    const { code } = await promo({ percentOff: 100 });
    const ana = await newcomer();
    const { id } = await checkout(ana, 'monthly', code);
    expect((await payWith(ana, id, cards.declined)).body.status).toBe('declined');
    expect((await payWith(ana, id)).body.status).toBe('paid');
    expect((await ana.call('GET /api/invoices')).body).toMatchObject([{ amount: 0 }]);
  });

  test('is refused with the reason, and nothing changes', async () => {
    const ana = await newcomer();
    const codes = {
      promo_unknown: 'NO-SUCH-CODE',
      promo_not_yet: (await promo({ startsAt: instant(hours(1)) })).code,
      promo_ended: (await promo({ endsAt: instant(-hours(1)) })).code,
      promo_wrong_plan: (await promo({ plans: ['annual'] })).code,
    };
    const { id } = await checkout(ana, 'monthly');
    for (const [reason, code] of Object.entries(codes)) {
      for (const answer of [await begin(ana, code), await apply(ana, id, code)]) {
        expect(answer.problem).toMatchObject({ code: reason, errors: [{ path: 'promoCode' }] });
        expect(answer.status).toBe(reason === 'promo_unknown' ? 404 : 409);
      }
    }
    const off = await promo({ active: false });
    expect((await apply(ana, id, off.code)).problem.code).toBe('promo_ended');
    expect((await ana.call('GET /api/checkout-sessions/:id', { params: { id } })).body.promo).toBeNull();
  });

  test('works once per account by default', async () => {
    const [once, twice] = [await promo(), await promo({ usesPerAccount: 2 })];
    const ana = await newcomer();
    await pay(ana, 'monthly', { promoCode: once.code });
    expect((await begin(ana, once.code, 'premium_monthly')).problem.code).toBe('promo_already_used');
    await pay(ana, 'premium_monthly', { promoCode: twice.code });
  });

  test('a code that ends before paying: nothing is charged, and the full price is shown', async () => {
    const { code } = await promo({ endsAt: instant(hours(1)) });
    const ana = await newcomer();
    const { id } = await checkout(ana, 'monthly', code);
    app.clock.moveTo(after(testNow(), hours(2)));
    expect((await payWith(ana, id)).problem.code).toBe('promo_ended');
    expect((await ana.call('GET /api/membership')).body.status).toBe('none');
    const { body } = await ana.call('GET /api/checkout-sessions/:id', { params: { id } });
    expect(body).toMatchObject({ status: 'open', promo: null, amountToday: 699 });
    expect((await payWith(ana, id)).body.status).toBe('paid');
    app.clock.moveTo(testNow());
  });

  test('a declined card releases the last use', async () => {
    const { code } = await promo({ maxUses: 1 });
    const [ana, ben] = [await newcomer(), await newcomer()];
    const [hers, his] = [await checkout(ana, 'monthly', code), await checkout(ben, 'monthly', code)];
    expect((await payWith(ana, hers.id, cards.declined)).body.status).toBe('declined');
    expect((await payWith(ben, his.id)).body.status).toBe('paid');
    expect((await payWith(ana, hers.id)).problem.code).toBe('promo_used_up');
    expect((await begin(ana, code)).problem.code).toBe('promo_used_up');
  });

  test('100 concurrent payments with the last use: one gets it', async () => {
    const { id: promoId, code } = await promo({ maxUses: 1 });
    const people = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const caller = await newcomer();
        return { caller, id: (await checkout(caller, 'monthly', code)).id };
      }),
    );
    const answers = await Promise.all(people.map(({ caller, id }) => payWith(caller, id)));
    expect(answers.filter(({ body }) => body.status === 'paid' && !('code' in body))).toHaveLength(1);
    expect(answers.filter(({ problem }) => problem.code === 'promo_used_up')).toHaveLength(99);
    const { sql } = app.app.platform;
    const [row] = await sql<{ uses: number; paid: number }[]>`
      select (select count(*) from promo_uses where promo_id = ${promoId})::int as uses,
        (select count(*) from invoices where amount = 559 and account_id in ${sql(people.map(({ caller }) => caller.id))})::int as paid`;
    expect(row).toEqual({ uses: 1, paid: 1 });
  }, 60_000);
});

test('one account with many tabs cannot exceed its number of uses', async () => {
  const { code } = await promo({ usesPerAccount: 1 });
  const ana = await app.signIn({ roles: ['pet_owner'] });
  const sessions = [
    await checkout(ana, 'premium_monthly', code),
    await checkout(ana, 'premium_annual', code),
  ];
  const answers = await Promise.all(sessions.map(({ id }) => payWith(ana, id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
