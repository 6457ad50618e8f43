import { commitment, plans } from '#contract/memberships/plan-facts.ts';
import { plansApi } from '#contract/memberships/plans.ts';
import { routes } from '#server/modules/identity/index.ts';

export const plansRoutes = routes(plansApi, {
  'GET /api/plans': {
    reads: [],
    who: 'everyone',
    run: async () => Object.values(plans).map((facts) => ({ ...facts, commitment: commitment(facts) })),
  },
  'GET /api/payment-processor': {
    reads: [],
    who: 'everyone',
    run: async ({ platform: { payments } }) => ({
      processor: payments.name,
      movesMoney: payments.movesMoney,
    }),
  },
});
