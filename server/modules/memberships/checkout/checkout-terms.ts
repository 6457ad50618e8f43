import type { CheckoutSession } from '#contract/memberships/memberships.ts';
import { commitment, plans } from '#contract/memberships/plan-facts.ts';
import { can } from '#server/platform/lifecycle.ts';
import { addMonths } from '#server/platform/payments/periods.ts';
import type { Payments } from '#server/platform/payments/port.ts';
import { checkoutLifecycle } from '../memberships.lifecycle.ts';
import type { CheckoutRow } from '../checkout.queries.ts';

/** Returns the terms for the checkout page. The term starts now if unpaid, otherwise when it was paid. */
export function checkoutTerms(
  checkout: CheckoutRow,
  processor: Payments['name'],
  now: Date,
  timeZone: string,
): CheckoutSession {
  const facts = plans[checkout.plan];
  const from = checkout.paidAt ? new Date(checkout.paidAt) : now;
  const until = addMonths(from, facts.termMonths);
  const { discount, promoCode, promoDescription } = checkout;
  return {
    id: checkout.id,
    plan: checkout.plan,
    planName: facts.name,
    processor,
    status:
      can(checkoutLifecycle, 'pay', checkout.status) && hasExpired(checkout, now)
        ? 'expired'
        : checkout.status,
    lines: [
      { kind: 'term', amount: facts.price, from: from.toISOString(), until: until.toISOString() },
      ...(discount > 0 ? [{ kind: 'discount' as const, amount: -discount, from: null, until: null }] : []),
    ],
    amountToday: facts.price - discount,
    promo: promoCode ? { code: promoCode, description: promoDescription ?? '', amountOff: discount } : null,
    renewal: { at: until.toISOString(), amount: facts.price, everyMonths: facts.termMonths },
    minimum:
      facts.minimumMonths > facts.termMonths
        ? {
            months: facts.minimumMonths,
            until: addMonths(from, facts.minimumMonths).toISOString(),
            total: commitment(facts) - discount,
          }
        : null,
    timeZone,
    expiresAt: checkout.expiresAt,
  };
}

export const hasExpired = ({ expiresAt }: CheckoutRow, now: Date) => Date.parse(expiresAt) <= now.getTime();
