import type { membershipsApi } from '#contract/memberships/memberships.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { plansApi } from '#contract/memberships/plans.ts';
import type { promosApi } from '#contract/memberships/promos.ts';
import { makeMembership } from '#server/modules/memberships/memberships.factory.ts';
import { makePromo } from '#server/modules/promos/promos.factory.ts';
import { insertUse, markUsed } from '#server/modules/promos/promos.queries.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { uuidv7 } from 'uuidv7';
import { cards, checkout, membersOf, pay } from '#tests/paying.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, ValidRequests, Input, Context } from '#tests/every-call/valid-request.ts';

/** A checkout that I started, and the call's input about it. */
const began = (body?: object, answers?: number): ValidRequest => ({
  joined: false,
  ...(answers ? { answers } : {}),
  async set({ app, me }) {
    const { id } = await checkout(await app.as(me), 'monthly');
    return { params: { id }, ...(body ? { body } : {}) };
  },
});

/** My paid membership; `input` may use the id of its invoice. */
const joined = (
  input: Input | ((invoiceId: string) => Input) = {},
  plan: PlanCode = 'monthly',
): ValidRequest => ({
  joined: false,
  set: withRecords(async (t, me) => {
    await makeMembership(t, { accountId: me, plan });
    const [row] = await t.sql<{ id: string }[]>`select id from invoices where account_id = ${me}`;
    return typeof input === 'function' ? input(row?.id ?? '') : input;
  }),
});

async function resumable(stage: Context): Promise<Input> {
  await joined().set?.(stage);
  const { status } = await (await stage.app.as(stage.me)).call('POST /api/membership/cancel', { body: {} });
  if (status !== 200) throw new Error('Not cancelled');
  return { body: { premium: false, agreeToRenewal: true } };
}

/** My membership after a failed renewal. */
async function pastDue({ app, me }: Context): Promise<Input> {
  await pay(await app.as(me), 'monthly', { card: cards.failsLater });
  await membersOf(app).moveTo(after(app.clock.now(), days(32)));
  return { body: { premium: false, card: cards.pays, confirmed: true } };
}

const twoInvoices: ValidRequest = {
  joined: false,
  set: withRecords(async (t, me) => {
    await makeMembership(t, { accountId: me, startedDaysAgo: 40 });
    return { query: { limit: '1' } };
  }),
};

export const membershipsRequests: ValidRequests<typeof membershipsApi> = {
  'POST /api/checkout-sessions': {
    joined: false,
    set: withRecords(async (t) => ({ body: { plan: 'monthly', promoCode: (await makePromo(t)).code } })),
  },
  'GET /api/checkout-sessions/:id': began(),
  'PATCH /api/checkout-sessions/:id': began({ plan: 'annual', promoCode: null }),
  // The test processor has no page to redirect to.
  'POST /api/checkout-sessions/:id/leave-to-pay': began({ agreeToRenewal: true }, 404),
  'POST /api/checkout-sessions/:id/settle': began(),
  'POST /api/test-checkout/:id': began({ card: cards.pays, agreeToRenewal: true, confirmed: true }),
  'GET /api/membership': joined(),
  'GET /api/membership/cancellation': joined({ query: { premium: 'false' } }),
  'POST /api/membership/cancel': joined({ body: { premium: false, resolution: 'keep' } }),
  'POST /api/membership/resume': { joined: false, set: resumable },
  'GET /api/membership/plan-change': joined({ query: { plan: 'annual' } }),
  'POST /api/membership/change-plan': {
    joined: false,
    async set(stage) {
      await joined().set?.(stage);
      const me = await stage.app.as(stage.me);
      const { body } = await me.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
      return { body: { plan: 'annual', amountToday: body.amountToday } };
    },
  },
  'POST /api/membership/pay': { joined: false, set: pastDue },
  'POST /api/membership/card': joined({ body: { card: cards.pays, confirmed: true } }),
  'GET /api/invoices': twoInvoices,
  'GET /api/invoices/:id/pdf': joined((id) => ({ params: { id } })),
  'GET /api/admin/invoices': { ...twoInvoices },
  // An admin cannot refund the own invoices.
  'POST /api/admin/invoices/:id/refund': {
    joined: false,
    async set({ app }) {
      const { id: me } = await app.transact((t) => makeAccount(t));
      const input = joined((id) => ({ params: { id }, body: { amount: 100, reason: 'A kindness' } }));
      return (await input.set?.({ app, me })) ?? {};
    },
  },
};

export const plansRequests: ValidRequests<typeof plansApi> = {
  'GET /api/plans': {},
  'GET /api/payment-processor': {},
};

const promo = (id: string) => ({
  note: 'For the fair',
  percentOff: 20,
  amountOff: null,
  plans: ['monthly'],
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: '2030-01-01T00:00:00Z',
  maxUses: 100,
  usesPerAccount: 1,
  active: true,
  ...(id ? {} : { code: 'fair' + Math.random().toString(36).slice(2) }),
});
const twoPromos: ValidRequest = {
  set: withRecords(async (t) => {
    await makePromo(t);
    await makePromo(t);
    return { query: { limit: '1' } };
  }),
};

async function usePromo(t: Transaction, promoId: string) {
  const { id: accountId } = await makeAccount(t);
  const use = { id: uuidv7(), promoId, accountId, checkoutId: uuidv7(), amountOff: 140 };
  await insertUse(t.sql, { ...use, plan: 'monthly' });
  await markUsed(t.sql, use.checkoutId, t.now);
}

export const promosRequests: ValidRequests<typeof promosApi> = {
  'GET /api/admin/promo-codes': twoPromos,
  'POST /api/admin/promo-codes': { set: () => ({ body: promo('') }) },
  'PATCH /api/admin/promo-codes/:id': {
    set: withRecords(async (t) => {
      const { id } = await makePromo(t);
      return { params: { id }, body: promo(id) };
    }),
  },
  'GET /api/admin/promo-codes/:id/uses': {
    set: withRecords(async (t) => {
      const { id } = await makePromo(t);
      await usePromo(t, id);
      await usePromo(t, id);
      return { params: { id }, query: { limit: '1' } };
    }),
  },
  'GET /api/admin/promo-codes-csv': {},
};
