import { payDisputesApi } from '#contract/shifts/pay-disputes.ts';
import { admin, routes } from '#server/modules/identity/index.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { decidePay } from './decide-pay.ts';
import { findPayDisputes } from './pay-disputes.queries.ts';

export const payDisputesRoutes = routes(payDisputesApi, {
  'GET /api/admin/pay-disputes': {
    reads: ['applications', 'shifts'],
    mayLag: ['businesses'],
    who: admin,
    run: async ({ sql, query: { cursor, limit }, request, reply }) =>
      pageById(request, reply, limit, await findPayDisputes(sql, { cursor, limit })),
  },
  'POST /api/admin/pay-disputes/:id/decide': {
    who: admin,
    run: ({ t, actor, params, body }) => decidePay(t, actor.id, params.id, body),
  },
});
