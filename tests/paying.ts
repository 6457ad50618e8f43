import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { moveForward } from '#server/local/test-clock/index.ts';
import type { Caller, TestApp } from './test-app.ts';

const card = (number: string) => ({ number, expMonth: 4, expYear: 2099, cvc: '123' });

/** The test processor's cards, by behavior. */
export const cards = {
  pays: card('4242 4242 4242 4242'),
  declined: card('4000 0000 0000 0002'),
  failsLater: card('4000 0000 0000 0341'),
  asksFirst: card('4000 0025 0000 3155'),
};

/** Starts a checkout. @returns its id */
export async function checkout(caller: Caller, plan: PlanCode, promoCode?: string): Promise<{ id: string }> {
  const { status, body } = await caller.call('POST /api/checkout-sessions', {
    body: { plan, ...(promoCode ? { promoCode } : {}) },
  });
  if (status !== 201) throw new Error(`The checkout was refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Pays a checkout, by default with a card that pays. */
export async function pay(
  caller: Caller,
  plan: PlanCode,
  given: { card?: typeof cards.pays; promoCode?: string } = {},
): Promise<void> {
  const { id } = await checkout(caller, plan, given.promoCode);
  const { body } = await caller.call('POST /api/test-checkout/:id', {
    params: { id },
    body: { card: given.card ?? cards.pays },
  });
  if (body.status !== 'paid') throw new Error(`Joining failed: ${JSON.stringify(body)}`);
}

export type Members = ReturnType<typeof membersOf>;

/** Helpers for payment tests. Each call signs in again, because sessions end when the clock moves. */
export const membersOf = (app: TestApp) => ({
  /** Creates a member who joined with that card. */
  async joined(plan: PlanCode, card = cards.pays) {
    // Premium is an add-on to an access plan; this one is free of charge.
    const membership = plans[plan].kind === 'premium';
    const { account, ...caller } = await app.signIn({ membership, roles: ['pet_owner'] });
    await pay(caller, plan, { card });
    return account;
  },
  /** Moves the clock and runs all jobs that become due. */
  moveTo: (instant: string | Date) => moveForward(app.clock, app.app.jobs, new Date(instant)),
  overview: async ({ id }: { id: string }) => (await (await app.as(id)).call('GET /api/membership')).body,
  invoicesOf: async ({ id }: { id: string }) => (await (await app.as(id)).call('GET /api/invoices')).body,
  /** Subjects, newest first. */
  mailsTo: async ({ email }: { email: string }) =>
    (await app.app.platform.mailer.kept(200))
      .filter(({ toAddress }) => toAddress === email)
      .map(({ subject }) => subject),
  cancel: async ({ id }: { id: string }, body: object = {}) =>
    (await app.as(id)).call('POST /api/membership/cancel', { body }),
});

export const minuteOf = (instant: Date) => instant.toISOString().slice(0, 16);
