import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { movableClock } from '#server/platform/clock.ts';
import { moveForward } from '#server/local/test-clock/index.ts';
import { syncPrices } from '../ops/stripe-prices.ts';
import { cards, checkout } from './paying.ts';
import { passTime } from './standins/stripe/pass-time.ts';
import { startStripeStandin } from './standins/stripe/server.ts';
import type { Message, StripeStandin } from './standins/stripe/server.ts';
import { openTestApp, testNow } from './test-app.ts';
import type { Caller, TestApp } from './test-app.ts';

type Card = typeof cards.pays;
export type PayResult = 'paid' | 'declined' | 'requires_confirmation';

/** The program with one of its payment processors, and the actions of its members. */
export type Shop = {
  app: TestApp;
  stripe: StripeStandin | undefined;
  /** Pays an open checkout, here or on the processor's page. */
  pay(caller: Caller, id: string, card: Card, confirmed?: boolean): Promise<PayResult>;
  changeCard(caller: Caller, card: Card): Promise<void>;
  /** Moves the clock, runs all due jobs and delivers the processor's messages. */
  moveTo(instant: string | Date): Promise<void>;
  /** Delivers the processor's messages and runs the jobs that follow. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

export async function withTestProcessor(): Promise<Shop> {
  const app = await openTestApp();
  return {
    app,
    stripe: undefined,
    async pay(caller, id, card, confirmed = false) {
      const { body } = await caller.call('POST /api/test-checkout/:id', {
        params: { id },
        body: { card, confirmed, agreeToRenewal: true },
      });
      return body.status as PayResult;
    },
    async changeCard(caller, card) {
      await caller.call('POST /api/membership/card', { body: { card, confirmed: true } });
    },
    moveTo: (instant) => moveForward(app.clock, app.app.jobs, new Date(instant)),
    settle: () => app.settle(),
    close: () => app.close(),
  };
}

export async function withStripe(): Promise<Shop & { stripe: StripeStandin }> {
  const clock = movableClock(testNow());
  const stripe = await startStripeStandin({ clock });
  await syncPrices(stripe.settings);
  const app = await openTestApp(stripe.settings, clock);
  const settle = async () => {
    for (const message of stripe.newMessages()) await deliver(app, message);
    await app.settle();
  };
  return {
    app,
    stripe,
    settle,
    async pay(caller, id, card, confirmed = false) {
      const left = await caller.call('POST /api/checkout-sessions/:id/leave-to-pay', {
        params: { id },
        body: { agreeToRenewal: true },
      });
      try {
        stripe.pay(left.body.url ?? '', card.number, confirmed);
      } catch (error) {
        return /confirmation/.test(String(error)) ? 'requires_confirmation' : 'declined';
      }
      // The page that Stripe returns to asks at once, before any message has arrived.
      await caller.call('POST /api/checkout-sessions/:id/settle', { params: { id } });
      return 'paid';
    },
    async changeCard(caller, card) {
      const { body } = await caller.call('POST /api/membership/card', { body: {} });
      stripe.changeCard(body.url ?? '', card.number);
    },
    async moveTo(instant) {
      await passTime({ clock, jobs: app.app.jobs, stripe, settle }, new Date(instant));
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}

/** Sends one message to the webhook. @returns its HTTP status */
export async function deliver({ app }: TestApp, { payload, signature }: Message): Promise<number> {
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return statusCode;
}

/** Joins with a card that pays. @returns the signed-in caller */
export async function joinWith(
  shop: Shop,
  plan: PlanCode,
  given: { card?: Card; promoCode?: string; caller?: Caller } = {},
): Promise<Caller> {
  // Premium is an add-on to an access plan; this one is free of charge.
  const membership = plans[plan].kind === 'premium';
  const caller = given.caller ?? (await shop.app.signIn({ membership, roles: ['pet_owner'] }));
  const { id } = await checkout(caller, plan, given.promoCode);
  const result = await shop.pay(caller, id, given.card ?? cards.pays);
  if (result !== 'paid') throw new Error(`Joining failed: ${result}`);
  return caller;
}
