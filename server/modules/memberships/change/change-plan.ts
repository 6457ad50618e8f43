import type { PlanChange } from '#contract/memberships/memberships.ts';
import { plans, plansToChangeTo } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import { addMonths } from '#server/platform/payments/periods.ts';
import type { Platform } from '#server/platform/platform.ts';
import { fieldProblem, problem } from '#server/platform/problem.ts';
import { requireMembership } from './cancel-membership.ts';
import { priceOf } from '../memberships.lifecycle.ts';
import { may } from '../memberships.policy.ts';
import { setAgreedToRenewal } from '../memberships.queries.ts';
import type { MembershipRow } from '../memberships.queries.ts';
import { declinedText } from '../checkout/pay-checkout.ts';
import { reconcileSoon, syncMembership } from '../sync/sync-membership.ts';

/**
 * Previews the price of changing to a plan today. @throws Problem `not_found`, `too_late`, `invalid` naming
 * `plan`
 */
export async function previewChange(
  platform: Platform,
  accountId: string,
  plan: PlanCode,
): Promise<PlanChange> {
  const membership = await requireMayChange(platform, accountId, plan);
  const { credit, amountToday, paidUntil } = await platform.payments.previewPrice(
    membership.subscriptionRef ?? '',
    priceOf(plan),
    platform.clock.now(),
  );
  const { price, termMonths, minimumMonths } = plans[plan];
  const minimumUntil = addMonths(new Date(membership.startedAt), minimumMonths);
  return {
    plan,
    price,
    credit,
    amountToday,
    paidUntil: paidUntil.toISOString(),
    renewal: { at: paidUntil.toISOString(), amount: price, everyMonths: termMonths },
    minimumUntil: minimumMonths > 0 ? minimumUntil.toISOString() : null,
  };
}

/**
 * Changes to a longer plan at once, for the price that was shown.
 * @throws Problem as `previewChange`, `clash` if the price has changed, `payment_declined`
 */
export async function changePlan(
  platform: Platform,
  accountId: string,
  {
    plan,
    amountToday,
    agreeToRenewal,
  }: { plan: PlanCode; amountToday: number; agreeToRenewal?: true | undefined },
): Promise<void> {
  if (platform.payments.movesMoney && !agreeToRenewal)
    throw fieldProblem('agreeToRenewal', 'Please agree to the renewal terms');
  const membership = await requireMayChange(platform, accountId, plan);
  const shown = await previewChange(platform, accountId, plan);
  if (shown.amountToday !== amountToday)
    throw problem('clash', 'The price has changed since it was shown. Please look at it again.');
  await platform.transact(async (t) => {
    if (agreeToRenewal) await setAgreedToRenewal(t.sql, membership.id, t.now);
    await reconcileSoon(t, membership.id);
  });
  const result = await platform.payments.changePrice(
    membership.subscriptionRef ?? '',
    priceOf(plan),
    platform.clock.now(),
    // A second click reuses the same key and gets the same answer. A new sync, such as after another card,
    // gives a new key.
    `${membership.id}-${plan}-${membership.syncSeq}`,
  );
  await syncMembership(platform, membership.id);
  if (result.status !== 'paid') throw problem('payment_declined', declinedText);
}

async function requireMayChange(
  { sql, clock }: Platform,
  accountId: string,
  plan: PlanCode,
): Promise<MembershipRow> {
  const membership = await requireMembership(sql, accountId, plans[plan].kind);
  if (!plansToChangeTo(membership.plan).includes(plan))
    throw fieldProblem('plan', `The ${plans[membership.plan].name} plan cannot be changed to this one.`);
  if (!may.change_plan(membership, clock.now()))
    throw problem('too_late', 'The plan can be changed while the membership is active and paid.');
  return membership;
}
