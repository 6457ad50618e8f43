import { commitment, feeThatMayCome, plans } from '#contract/memberships/plan-facts.ts';
import type { PlanCode, PlanFacts, PlanKind } from '#contract/memberships/plan-facts.ts';
import { exactPrice, price } from '#web/lib/money.ts';

/** The plans of a kind in display order. */
export const plansOf = (kind: PlanKind): PlanFacts[] =>
  Object.values(plans).filter((plan) => plan.kind === kind);

export const isPlan = (text: string | null): text is PlanCode => text !== null && text in plans;

/** 'every month', 'every 3 months', 'every year' */
export function everyTerm(months: number): string {
  if (months === 1) return 'every month';
  return months === 12 ? 'every year' : `every ${months} months`;
}

/** 'month', '3 months', 'year', as in "First month" */
export function termLength(months: number): string {
  if (months === 1) return 'month';
  return months === 12 ? 'year' : `${months} months`;
}

/** '23rd' */
export function ordinal(day: number): string {
  const tens = Math.floor(day / 10) % 10;
  const ending = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** Summarizes a plan's benefits and conditions in one line. */
export function planHint(facts: PlanFacts): string {
  if (facts.kind === 'premium')
    return [
      `${facts.discountPercent}% discount, priority booking`,
      `${facts.minimumMonths}-month minimum`,
      feeWords(facts),
    ].join(' · ');
  return facts.minimumMonths > 0
    ? `${facts.minimumMonths}-month minimum (${exactPrice(commitment(facts))} commitment)`
    : facts.perks.map((perk, index) => (index === 0 ? perk : lowerFirst(perk))).join(', ');
}

/** 'early-cancel fee of at most $50', 'no early-cancel fee' */
export function feeWords(facts: PlanFacts): string {
  const fee = feeThatMayCome(facts);
  return fee > 0 ? `early-cancel fee of at most ${price(fee)}` : 'no early-cancel fee';
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Title of a plan: 'Monthly membership', 'Premium Quarterly' */
export const planTitle = (plan: PlanCode): string =>
  plans[plan].kind === 'access' ? `${plans[plan].name} membership` : plans[plan].name;
