import { plans as allPlans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { Refusal } from '#server/platform/policy.ts';
import type { PromoRow } from './promos.queries.ts';

/** Returns why a code cannot be used as a problem with its sentence, or undefined if it can. */
export function refusalOf(
  promo: PromoRow,
  uses: { all: number; own: number },
  { plan, now }: { plan: PlanCode; now: Date },
): Refusal | undefined {
  if (promo.startsAt && Date.parse(promo.startsAt) > now.getTime())
    return { code: 'promo_not_yet', detail: 'This promo code is not valid yet.' };
  if (!promo.active || hasEnded(promo, now))
    return { code: 'promo_ended', detail: 'This promo code has ended.' };
  if (promo.plans.length > 0 && !promo.plans.includes(plan))
    return { code: 'promo_wrong_plan', detail: 'This promo code is not for this plan.' };
  if (promo.usesPerAccount !== null && uses.own >= promo.usesPerAccount)
    return { code: 'promo_already_used', detail: 'You have already used this promo code.' };
  if (promo.maxUses !== null && uses.all >= promo.maxUses)
    return { code: 'promo_used_up', detail: 'This promo code is used up.' };
  return undefined;
}

const hasEnded = ({ endsAt }: PromoRow, now: Date) => endsAt !== null && Date.parse(endsAt) <= now.getTime();

/** Returns the discount in cents on a first payment of `price` cents, at most the price. */
export const amountOff = (promo: Pick<PromoRow, 'percentOff' | 'amountOff'>, price: number): number =>
  promo.percentOff === null
    ? Math.min(promo.amountOff ?? 0, price)
    : Math.round((price * promo.percentOff) / 100);

/** The least that the payment processor charges a card in US dollars, in cents. */
export const smallestCharge = 50;

/** Finds a plan of the code whose first payment would be too small to be charged, but not nothing. */
export function planWithTooSmallRest({
  plans,
  ...discount
}: Pick<PromoRow, 'percentOff' | 'amountOff' | 'plans'>): { name: string; rest: number } | undefined {
  return Object.values(allPlans)
    .filter(({ plan }) => plans.length === 0 || plans.includes(plan))
    .map(({ name, price }) => ({ name, rest: price - amountOff(discount, price) }))
    .find(({ rest }) => rest > 0 && rest < smallestCharge);
}
