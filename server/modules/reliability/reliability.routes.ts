import { reliabilityApi } from '#contract/reliability.ts';
import { admin, routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { findDisputes } from './appeals.queries.ts';
import { decideAppeal } from './decide-appeal.ts';
import { listExcuses, objectToExcuse } from './excuses/excuses.ts';
import { fileAppeal } from './file-appeal.ts';
import { findReliability } from './get-reliability.ts';
import { listFacts, toDispute } from './list-facts.ts';

/** Appeals need no membership, because facts count also after it has ended. */
export const reliabilityRoutes = routes(reliabilityApi, {
  'GET /api/reliability': {
    reads: ['reliability'],
    mayLag: ['applications', 'shifts', 'visits'],
    who: signedIn,
    async run({ sql, actor, platform }) {
      const reliabilityOf = await findReliability(sql, [actor.id], platform.clock.now());
      return reliabilityOf(actor.id);
    },
  },
  'GET /api/reliability/facts': {
    reads: ['reliability'],
    who: signedIn,
    run: async ({ sql, actor, query, platform, request, reply }) =>
      pageById(request, reply, query.limit, await listFacts(sql, actor.id, query, platform.clock.now())),
  },
  'POST /api/reliability/facts/:id/appeal': {
    who: signedIn,
    limit: { name: 'appeal', max: 20, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body }) => fileAppeal(t, actor.id, params.id, body.text),
  },
  'GET /api/reliability/excuses': {
    reads: ['reliability'],
    who: signedIn,
    run: async ({ sql, actor, query, platform, request, reply }) =>
      pageById(request, reply, query.limit, await listExcuses(sql, actor.id, query, platform.clock.now())),
  },
  'POST /api/reliability/excuses/:id/object': {
    who: signedIn,
    limit: { name: 'appeal', max: 20, per: hours(1), by: 'account' },
    run: ({ t, actor, params, body }) => objectToExcuse(t, actor.id, params.id, body.text),
  },
  'GET /api/admin/disputes': {
    reads: ['reliability'],
    who: admin,
    async run({ sql, query: { state, cursor, limit }, request, reply }) {
      const rows = await findDisputes(sql, { state, cursor, limit });
      return pageById(request, reply, limit, rows.map(toDispute));
    },
  },
  'POST /api/admin/disputes/:id/decide': {
    who: admin,
    run: ({ t, actor, params, body }) => decideAppeal(t, actor.id, params.id, body),
  },
});
