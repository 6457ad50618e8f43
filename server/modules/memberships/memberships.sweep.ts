import type { EventType } from '#contract/api/events.ts';
import type { membershipsApi } from '#contract/memberships/memberships.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { plansApi } from '#contract/memberships/plans.ts';
import { makeAccount } from '#server/modules/identity/identity.factory.ts';
import { makePromo } from '#server/modules/promos/promos.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { everyone, anyone, admins, own } from '#tests/every-call/access.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, Input, Context } from '#tests/every-call/valid-request.ts';
import { cards, checkout, membersOf, pay } from '#tests/paying.ts';
import { makeMembership } from './memberships.factory.ts';
import { uuidv7 } from 'uuidv7';

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

const ofMember =
  (type: Extract<EventType, `membership.${string}`>) =>
  ({ member: { accountId, membershipId } }: World): Happening => [type, { accountId, membershipId }];

export const sweep: Sweep<typeof membershipsApi & typeof plansApi> = {
  calls: {
    'POST /api/checkout-sessions': {
      access: anyone,
      joined: false,
      set: withRecords(async (t) => ({ body: { plan: 'monthly', promoCode: (await makePromo(t)).code } })),
    },
    'GET /api/checkout-sessions/:id': { access: own(anyone), ...began() },
    'PATCH /api/checkout-sessions/:id': {
      access: own(anyone),
      ...began({ plan: 'annual', promoCode: null }),
    },
    // The test processor has no page to redirect to.
    'POST /api/checkout-sessions/:id/leave-to-pay': {
      access: own(anyone),
      ...began({ agreeToRenewal: true }, 404),
    },
    'POST /api/checkout-sessions/:id/settle': { access: own(anyone), ...began() },
    'POST /api/test-checkout/:id': {
      access: own(anyone),
      ...began({ card: cards.pays, agreeToRenewal: true, confirmed: true }),
    },
    'GET /api/membership': { access: anyone, ...joined() },
    'GET /api/membership/cancellation': { access: own(anyone), ...joined({ query: { premium: 'false' } }) },
    'POST /api/membership/cancel': {
      access: own(anyone),
      ...joined({ body: { premium: false, resolution: 'keep' } }),
    },
    'POST /api/membership/resume': { access: own(anyone), joined: false, set: resumable },
    'GET /api/membership/plan-change': { access: own(anyone), ...joined({ query: { plan: 'annual' } }) },
    'POST /api/membership/change-plan': {
      access: own(anyone),
      joined: false,
      async set(stage) {
        await joined().set?.(stage);
        const me = await stage.app.as(stage.me);
        const { body } = await me.call('GET /api/membership/plan-change', { query: { plan: 'annual' } });
        return { body: { plan: 'annual', amountToday: body.amountToday } };
      },
    },
    'POST /api/membership/pay': { access: own(anyone), joined: false, set: pastDue },
    'POST /api/membership/card': {
      access: own(anyone),
      ...joined({ body: { card: cards.pays, confirmed: true } }),
    },
    'GET /api/invoices': { access: own(anyone, 'own'), ...twoInvoices },
    'GET /api/invoices/:id/pdf': { access: own(anyone), ...joined((id) => ({ params: { id } })) },
    'GET /api/admin/invoices': { access: admins, ...twoInvoices },
    // An admin cannot refund the own invoices.
    'POST /api/admin/invoices/:id/refund': {
      access: admins,
      joined: false,
      async set({ app }) {
        const { id: me } = await app.transact((t) => makeAccount(t));
        const input = joined((id) => ({ params: { id }, body: { amount: 100, reason: 'A kindness' } }));
        return (await input.set?.({ app, me })) ?? {};
      },
    },
    'GET /api/plans': { access: everyone },
    'GET /api/payment-processor': { access: everyone },
  },
  notices: {
    membership_started: to('petOwner', ofMember('membership.started')),
    membership_renewed: to('petOwner', ofMember('membership.renewed')),
    payment_failed: to('petOwner', ofMember('membership.payment_failed')),
    payment_recovered: to('petOwner', ofMember('membership.recovered')),
    membership_cancelled: to('petOwner', ofMember('membership.cancel_requested')),
    membership_not_cancelled: to('petOwner', ofMember('membership.not_cancelled')),
    membership_resumed: to('petOwner', ofMember('membership.resumed')),
    plan_changed: to('petOwner', ofMember('membership.plan_changed')),
    membership_ended: to('petOwner', ofMember('membership.expired')),
    membership_renewing: to('petOwner', ofMember('membership.renewal_near')),
    invoice_refunded: to('petOwner', ({ member: { accountId, invoiceId } }) => [
      'invoice.refunded',
      { accountId, invoiceId },
    ]),
  },
  fill: async (t, me) => {
    const { now } = t;
    const open = {
      id: uuidv7(),
      accountId: me,
      plan: 'monthly',
      status: 'open',
      createdAt: now,
      expiresAt: now,
    };
    await t.sql`insert into checkouts ${t.sql(open)}`;
  },
};
