import { cancellationPoliciesApi } from '#contract/cancellation-policies/cancellation-policies.ts';
import { routes, signedIn, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { notFound } from '#server/platform/problem.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { chargeByHand, previewFee } from './charge-fee.ts';
import { findPolicy, hasAccount } from './fees.queries.ts';
import { listFees, waiveFee } from './list-fees.ts';
import { savePolicy } from './save-policy.ts';

const provider = withRole('groomer', 'owner');
const writes = { name: 'cancellation-policies', max: 120, per: hours(1), by: 'account' } as const;

export const cancellationPoliciesRoutes = routes(cancellationPoliciesApi, {
  'GET /api/cancellation-policy': {
    who: provider,
    reads: ['cancellation-policies'],
    run: async ({ sql, actor }) => ({ policy: await findPolicy(sql, actor.id) }),
  },
  'PUT /api/cancellation-policy': {
    who: provider,
    limit: writes,
    run: ({ t, actor, body }) => savePolicy(t, actor.id, body),
  },
  'GET /api/cancellation-policies/:id': {
    reads: ['cancellation-policies'],
    who: signedIn,
    // Of others; it is asked for before each booking.
    mayLag: ['cancellation-policies'],
    async run({ sql, params }) {
      if (!(await hasAccount(sql, params.id))) throw notFound('provider');
      return { policy: await findPolicy(sql, params.id) };
    },
  },
  'GET /api/visits/:id/cancellation-fee': {
    who: signedIn,
    reads: ['cancellation-policies', 'visits'],
    mayLag: ['reliability'],
    run: ({ sql, actor, params, platform }) => previewFee(sql, actor.id, params.id, platform.clock.now()),
  },
  'GET /api/fees': {
    who: signedIn,
    reads: ['cancellation-policies', 'bills'],
    mayLag: ['clients', 'visits'],
    async run({ sql, actor, query, request, reply }) {
      return pageById(request, reply, query.limit ?? 20, await listFees(sql, actor.id, query));
    },
  },
  'POST /api/visits/:id/fees': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params }) => chargeByHand(t, actor.id, params.id),
  },
  'POST /api/fees/:id/waive': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => waiveFee(t, actor.id, params.id, body.reason),
  },
});
