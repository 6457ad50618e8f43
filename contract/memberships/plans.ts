import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { accessPlans, premiumPlans } from './plan-facts.ts';
import { Cents } from '../values.ts';

/** Plans that give every role access to the marketplace. */
export const AccessPlan = z.enum(accessPlans);
export type AccessPlan = z.output<typeof AccessPlan>;

export const AnyPlan = z.enum([...accessPlans, ...premiumPlans], 'There is no such plan');
export type AnyPlan = z.output<typeof AnyPlan>;

/** A plan as shown for sale; `commitment` is the total of the payments agreed to by joining, in cents. */
export const Plan = z.object({
  plan: AnyPlan,
  kind: z.enum(['access', 'premium']),
  name: z.string(),
  price: Cents,
  termMonths: z.int(),
  per: z.string(),
  minimumMonths: z.int(),
  commitment: Cents,
  discountPercent: z.int(),
  earlyCancelFee: Cents,
  perks: z.array(z.string()),
  badge: z.string().nullable(),
});
export type Plan = z.output<typeof Plan>;

/** The payment processor: real cards, test cards only, or none. */
export const ProcessorName = z.enum(['stripe', 'test', 'none']);
export type ProcessorName = z.output<typeof ProcessorName>;

export const plansApi = {
  'GET /api/plans': { summary: 'Plans with prices and terms', reply: z.array(Plan) },
  'GET /api/payment-processor': {
    summary: 'Who takes payments; with `test` every page says that no money moves',
    reply: z.object({ processor: ProcessorName, movesMoney: z.boolean() }),
  },
} as const satisfies EndpointTable;
