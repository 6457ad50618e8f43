/**
 * Prices and terms of every plan. This file does not import zod, so that pages can show prices without
 * loading it.
 */

/** Plans that give every role access to the marketplace. */
export const accessPlans = ['monthly', 'annual'] as const;
/**
 * Plans of pet owners with a discount at providers who honor it, and priority. They require an access plan.
 */
export const premiumPlans = ['premium_monthly', 'premium_quarterly', 'premium_annual'] as const;

export type AccessPlanCode = (typeof accessPlans)[number];
export type PremiumPlanCode = (typeof premiumPlans)[number];
export type PlanCode = AccessPlanCode | PremiumPlanCode;
export type PlanKind = 'access' | 'premium';

/** Amounts in cents. One payment covers `termMonths`; the plan can end after `minimumMonths`. */
export type PlanFacts = {
  plan: PlanCode;
  kind: PlanKind;
  name: string;
  price: number;
  termMonths: number;
  /** As shown next to the price: 'per month'. */
  per: string;
  minimumMonths: number;
  /** The discount at providers who honor Premium, in percent. */
  discountPercent: number;
  /** The fee to end a premium plan with its paid term, before its minimum is over. */
  earlyCancelFee: number;
  perks: string[];
  badge: string | null;
};

const premium = (discountPercent: number) => [
  `${discountPercent}% discount at groomers and salons who honor Premium`,
  'Priority booking',
];

const monthlyPrice = 699;
const annual = { price: 8388, termMonths: 13 };
/** How many cents an annual term costs less than the same number of months. */
const savedByAnnual = annual.termMonths * monthlyPrice - annual.price;

export const plans: Record<PlanCode, PlanFacts> = {
  monthly: {
    plan: 'monthly',
    kind: 'access',
    name: 'Monthly',
    price: monthlyPrice,
    termMonths: 1,
    per: 'per month',
    minimumMonths: 4,
    discountPercent: 0,
    earlyCancelFee: 0,
    perks: ['Full access', '4-month minimum ($27.96 commitment)'],
    badge: null,
  },
  annual: {
    plan: 'annual',
    kind: 'access',
    name: 'Annual',
    ...annual,
    per: `for ${annual.termMonths} months`,
    minimumMonths: 0,
    discountPercent: 0,
    earlyCancelFee: 0,
    perks: [`Save $${(savedByAnnual / 100).toFixed(2)} vs monthly`, '1 free bonus month', 'Priority support'],
    badge: 'BEST VALUE',
  },
  premium_monthly: {
    plan: 'premium_monthly',
    kind: 'premium',
    name: 'Premium Monthly',
    price: 2999,
    termMonths: 1,
    per: 'per month',
    minimumMonths: 4,
    discountPercent: 15,
    earlyCancelFee: 5000,
    perks: premium(15),
    badge: null,
  },
  premium_quarterly: {
    plan: 'premium_quarterly',
    kind: 'premium',
    name: 'Premium Quarterly',
    price: 7999,
    termMonths: 3,
    per: 'per quarter',
    minimumMonths: 4,
    discountPercent: 20,
    earlyCancelFee: 4000,
    perks: premium(20),
    badge: null,
  },
  premium_annual: {
    plan: 'premium_annual',
    kind: 'premium',
    name: 'Premium Annual',
    price: 29_999,
    termMonths: 12,
    per: 'per year',
    minimumMonths: 4,
    discountPercent: 25,
    earlyCancelFee: 3000,
    perks: premium(25),
    badge: null,
  },
};

/**
 * Returns the total of the payments agreed to by joining, in cents: the first term, or all full terms within
 * the minimum.
 */
export const commitment = ({ price, termMonths, minimumMonths }: PlanFacts): number =>
  price * Math.max(1, Math.floor(minimumMonths / termMonths));

/**
 * The early-cancel fee that can be asked at all, in cents: where no whole term is left in the minimum after
 * the first, leaving costs nothing.
 */
export const feeThatMayCome = ({ minimumMonths, termMonths, earlyCancelFee }: PlanFacts): number =>
  minimumMonths >= 2 * termMonths ? earlyCancelFee : 0;

/** Returns the plans that an active one can be changed to at once: the same kind with a longer term. */
export const plansToChangeTo = (plan: PlanCode): PlanCode[] =>
  Object.values(plans)
    .filter(({ kind, termMonths }) => kind === plans[plan].kind && termMonths > plans[plan].termMonths)
    .map((facts) => facts.plan);
