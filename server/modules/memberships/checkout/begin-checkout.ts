import { uuidv7 } from 'uuidv7';
import { plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { priceOff } from '#server/modules/promos/index.ts';
import { after, hours } from '#server/platform/clock.ts';
import { siteUrl } from '#server/platform/config.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findCheckout, lockCheckout, insertCheckout, updateChoice } from '../checkout.queries.ts';
import type { CheckoutRow } from '../checkout.queries.ts';
import { hasExpired } from './checkout-terms.ts';
import { requireMayJoin } from '../memberships.policy.ts';
import { findMemberships } from '../memberships.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { checkoutLifecycle, isPaid } from '../memberships.lifecycle.ts';

const lifetime = hours(24);

/**
 * Begins a checkout without reserving or charging anything.
 * @returns its id and the page that shows the terms and takes the payment
 * @throws Problem `not_offered`, `already_done`, `wrong_role` or a `promo_…`
 */
export async function beginCheckout(
  t: Transaction,
  { config, payments }: Platform,
  actor: Actor,
  { plan, promoCode }: { plan: PlanCode; promoCode?: string | undefined },
): Promise<{ id: string; url: string }> {
  if (payments.name === 'none') throw noProcessor(plan);
  await requireMayBegin(t, actor, plan);
  const id = uuidv7();
  await insertCheckout(t.sql, {
    id,
    accountId: actor.id,
    plan,
    createdAt: t.now,
    expiresAt: after(t.now, lifetime),
  });
  if (promoCode) await choose(t, { id, accountId: actor.id, plan, promoCode });
  return { id, url: checkoutUrl(siteUrl(config), id) };
}

export const checkoutUrl = (site: string, id: string) => `${site}/subscription-checkout?session=${id}`;

/** Premium is only for pet owners; groomers can also buy an access plan. */
const noProcessor = (plan: PlanCode) =>
  problem(
    'not_offered',
    plans[plan].kind === 'premium'
      ? 'Pet owners need a membership to access premium grooming services. Contact support to set up payment processing.'
      : 'Nothing was charged. Contact support to set up payment processing.',
  );

/** @throws Problem `wrong_role`, `already_done` */
async function requireMayBegin(t: Transaction, actor: Actor, plan: PlanCode): Promise<void> {
  requireMayJoin(actor, plan, await findMemberships(t.sql, actor.id));
}

/** Saves the plan and the discount of a promo code in the checkout. @throws Problem `promo_…` */
async function choose(
  t: Transaction,
  { id, accountId, plan, promoCode }: Pick<CheckoutRow, 'id' | 'accountId' | 'plan' | 'promoCode'>,
): Promise<void> {
  const off = promoCode
    ? await priceOff(
        t.sql,
        { code: promoCode, plan, accountId, checkoutId: id, price: plans[plan].price },
        t.now,
      )
    : undefined;
  await updateChoice(t.sql, id, {
    plan,
    promoCode: off?.code ?? null,
    promoDescription: off?.description ?? null,
    discount: off?.amountOff ?? 0,
  });
}

/**
 * Changes the plan or the promo code (null removes it) of a checkout that is not being paid.
 * @throws Problem `not_found`, `already_done`, `too_late`, `promo_…`
 */
export async function changeCheckout(
  t: Transaction,
  actor: Actor,
  id: string,
  change: { plan?: PlanCode | undefined; promoCode?: string | null | undefined },
): Promise<CheckoutRow> {
  const checkout = requireOpenCheckout(requireOwnCheckout(await lockCheckout(t.sql, id), actor), t.now);
  const plan = change.plan ?? checkout.plan;
  if (plans[plan].kind !== plans[checkout.plan].kind)
    throw problem('clash', 'Begin a new checkout for this kind of plan.');
  await requireMayBegin(t, actor, plan);
  const promoCode = change.promoCode === undefined ? checkout.promoCode : change.promoCode;
  await choose(t, { ...checkout, plan, promoCode });
  return (await findCheckout(t.sql, id)) ?? checkout;
}

/** Answers another account's checkout like one that does not exist. @throws Problem `not_found` */
export function requireOwnCheckout(checkout: CheckoutRow | undefined, actor: Pick<Actor, 'id'>): CheckoutRow {
  if (checkout?.accountId !== actor.id) throw notFound('checkout');
  return checkout;
}

export const getCheckout = async (sql: Sql, actor: Actor, id: string) =>
  requireOwnCheckout(await findCheckout(sql, id), actor);

/** @throws Problem `already_done`, `too_late` */
export function requireOpenCheckout(checkout: CheckoutRow, now: Date): CheckoutRow {
  if (isPaid(checkout)) throw problem('already_done', 'This checkout is paid. Nothing more is charged.');
  if (can(checkoutLifecycle, 'pay', checkout.status) && hasExpired(checkout, now))
    throw problem('too_late', 'This checkout is too old. Begin a new one.');
  return checkout;
}
