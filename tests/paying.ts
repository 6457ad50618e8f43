import type { PlanCode } from '#contract/plan-facts.ts';
import type { Caller } from './test-app.ts';

const card = (number: string) => ({ number, expMonth: 4, expYear: 2099, cvc: '123' });

/** The test processor's cards, by what they do. */
export const cards = {
  pays: card('4242 4242 4242 4242'),
  declined: card('4000 0000 0000 0002'),
  failsLater: card('4000 0000 0000 0341'),
  asksFirst: card('4000 0025 0000 3155'),
};

/** Begins a checkout. @returns its id */
export async function checkout(caller: Caller, plan: PlanCode, promoCode?: string): Promise<{ id: string }> {
  const { status, body } = await caller.call('POST /api/checkout-sessions', {
    body: { plan, ...(promoCode ? { promoCode } : {}) },
  });
  if (status !== 201) throw new Error(`The checkout was refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Joins with a card that pays, unless told otherwise. */
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
