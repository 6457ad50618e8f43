import { uuidv7 } from 'uuidv7';
import type { PaymentResult } from '#contract/memberships/memberships.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { reservePromo } from '#server/modules/promos/index.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { CardRefused } from '#server/platform/payments/port.ts';
import type { ChargeResult, TypedCard } from '#server/platform/payments/port.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem, fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { requireOpenCheckout, requireOwnCheckout } from './begin-checkout.ts';
import {
  findCheckout,
  findOtherProcessing,
  lockCheckout,
  markProcessing,
  updateChoice,
} from '../checkout.queries.ts';
import type { CheckoutRow } from '../checkout.queries.ts';
import { requireMayJoin } from '../memberships.policy.ts';
import { findMemberships, insertMembership } from '../memberships.queries.ts';
import { openOrder, orderLifetime, settleCheckout } from './settle-checkout.ts';
import { checkoutLifecycle } from '../memberships.lifecycle.ts';

/**
 * Pays a checkout with a test card. Each step is committed before the next begins; after a crash,
 * `settle-checkout` completes or reverts the rest.
 * @throws Problem `not_found`, `too_late`, `already_done`, `promo_…`, `invalid` naming the card's field
 */
export async function payWithTestCard(
  platform: Platform,
  actor: Actor,
  id: string,
  { card, confirmed, agreed }: { card: TypedCard; confirmed: boolean; agreed: boolean },
): Promise<PaymentResult> {
  const desk = platform.payments.testDesk;
  if (!desk) throw notFound('checkout');
  const checkout = await startPaying(platform, actor, id, agreed);
  const { orderRef } = await openOrder(platform, checkout);
  const result = await desk.payOrder(orderRef, card, confirmed).catch(async (error: unknown) => {
    await settleCheckout(platform, id, true);
    throw cardProblem(error);
  });
  if (result.status !== 'requires_confirmation') await settleCheckout(platform, id, result.status !== 'paid');
  if (result.status === 'closed') throw await closedOrderProblem(platform, actor, checkout);
  return paymentResult(result);
}

/** Explains a closed order: another checkout was paid or is being paid. @throws Problem `already_done` */
async function closedOrderProblem({ sql }: Platform, actor: Actor, { plan }: CheckoutRow): Promise<Problem> {
  requireMayJoin(actor, plan, await findMemberships(sql, actor.id));
  return alreadyBeingPaid();
}

const alreadyBeingPaid = () =>
  problem(
    'already_done',
    'Another checkout of yours is being paid right now. Nothing was charged for this one.',
  );

/**
 * Agrees to the renewal terms and returns the address of the processor's page. @throws Problem as above,
 * `unavailable`
 */
export async function leaveToPay(platform: Platform, actor: Actor, id: string): Promise<PaymentResult> {
  if (platform.payments.testDesk) throw notFound('checkout');
  const checkout = await startPaying(platform, actor, id, true);
  const { url } = await openOrder(platform, checkout);
  if (!url) throw notFound('checkout');
  return { status: 'elsewhere', detail: null, url };
}

/** Settles older attempts, then marks the checkout as processing until it is paid or given up. */
async function startPaying(
  platform: Platform,
  actor: Actor,
  id: string,
  agreed: boolean,
): Promise<CheckoutRow> {
  const { sql, transact, clock } = platform;
  const checkout = requireOpenCheckout(requireOwnCheckout(await findCheckout(sql, id), actor), clock.now());
  const other = await findOtherProcessing(sql, checkout, plansLike(checkout.plan));
  if (other) await settleCheckout(platform, other, true);
  if (orderIsOld(checkout, clock.now())) await settleCheckout(platform, id, true);
  try {
    return await transact((t) =>
      startProcessing(t, actor, id, { agreed, giveUpAfter: paymentTimeout(platform) }),
    );
  } catch (error) {
    // A code that no longer works is removed, so that the next attempt is possible at the full price then
    // shown.
    if (error instanceof Problem && error.code.startsWith('promo_'))
      await sql.begin((tx) => removePromo(tx, checkout));
    throw error;
  }
}

async function startProcessing(
  t: Transaction,
  actor: Actor,
  id: string,
  { agreed, giveUpAfter }: { agreed: boolean; giveUpAfter: number },
): Promise<CheckoutRow> {
  const checkout = requireOpenCheckout(requireOwnCheckout(await lockCheckout(t.sql, id), actor), t.now);
  if (can(checkoutLifecycle, 'settle', checkout.status)) return checkout;
  requireMayJoin(actor, checkout.plan, await findMemberships(t.sql, actor.id));
  const membershipId = await insertIncomplete(t, checkout);
  if (checkout.promoCode) await reservePromo(t, { ...checkout, code: checkout.promoCode, checkoutId: id });
  await markProcessing(t.sql, id, { membershipId, since: t.now, agreed });
  await t.schedule(
    'settle-checkout',
    { checkoutId: id },
    after(t.now, giveUpAfter),
    `${id}.${checkout.attempt}`,
  );
  return (await findCheckout(t.sql, id)) ?? checkout;
}

/**
 * Inserts the incomplete membership. A unique index allows one per account and kind, so two checkouts cannot
 * both be paid.
 */
async function insertIncomplete(t: Transaction, { accountId, plan }: CheckoutRow): Promise<string> {
  const id = uuidv7();
  const { kind } = plans[plan];
  const none = {
    startedAt: t.now,
    paidUntil: t.now,
    minimumUntil: t.now,
    accessUntil: t.now,
    createdAt: t.now,
  };
  try {
    await insertMembership(t.sql, { id, accountId, kind, plan, ...none });
  } catch (error) {
    if (constraintOf(error) !== 'memberships_one_live') throw error;
    throw alreadyBeingPaid();
  }
  return id;
}

const removePromo = (sql: Transaction['sql'], { id, plan }: CheckoutRow) =>
  updateChoice(sql, id, { plan, promoCode: null, promoDescription: null, discount: 0 });

/**
 * How long to wait for a payment: the test processor answers at once, while Stripe's page takes people
 * longer.
 */
const paymentTimeout = ({ payments }: Platform) =>
  payments.testDesk ? minutes(1) : orderLifetime + minutes(5);

const orderIsOld = ({ processingSince, status }: CheckoutRow, now: Date) =>
  can(checkoutLifecycle, 'settle', status) &&
  !!processingSince &&
  after(new Date(processingSince), orderLifetime) <= now;

const plansLike = (plan: PlanCode): PlanCode[] =>
  Object.values(plans)
    .filter(({ kind }) => kind === plans[plan].kind)
    .map((facts) => facts.plan);

export const declinedText = 'The bank declined this card. Check the number or use another card.';

export const paymentResult = (result: ChargeResult): PaymentResult => ({
  status: result.status === 'requires_confirmation' && result.url ? 'elsewhere' : result.status,
  detail: result.status === 'declined' ? declinedText : null,
  url: result.status === 'requires_confirmation' ? result.url : null,
});

/** Maps a refused card to a problem of the card form's field and returns other errors unchanged. */
export const cardProblem = (error: unknown): unknown =>
  error instanceof CardRefused ? fieldProblem(`card.${error.field}`, error.message) : error;
