import { promosApi } from '#contract/memberships/promos.ts';
import { admin, routes } from '#server/modules/identity/index.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { notFound } from '#server/platform/problem.ts';
import { findPromo, findPromos, findUses } from './promos.queries.ts';
import { promosCsv } from './promos-csv.ts';
import { changePromo, createPromo } from './save-promo.ts';

export const promosRoutes = routes(promosApi, {
  'GET /api/admin/promo-codes': {
    who: admin,
    async run({ sql, query, platform, request, reply }) {
      const { q = '', cursor, limit } = query;
      return pageById(
        request,
        reply,
        limit,
        await findPromos(sql, platform.clock.now(), q, cursor, limit + 1),
      );
    },
  },
  'POST /api/admin/promo-codes': {
    who: admin,
    run: ({ t, actor, body }) => createPromo(t, actor.id, body),
  },
  'PATCH /api/admin/promo-codes/:id': {
    who: admin,
    run: ({ t, actor, params, body }) => changePromo(t, actor.id, params.id, body),
  },
  'GET /api/admin/promo-codes/:id/uses': {
    who: admin,
    async run({ sql, params, query, platform, request, reply }) {
      if (!(await findPromo(sql, params.id, platform.clock.now()))) throw notFound('promo code');
      return pageById(
        request,
        reply,
        query.limit,
        await findUses(sql, params.id, query.cursor, query.limit + 1),
      );
    },
  },
  'GET /api/admin/promo-codes-csv': {
    who: admin,
    async run({ sql, platform }) {
      const promos = await findPromos(sql, platform.clock.now(), '', undefined, null);
      return new FileReply(promosCsv(promos), 'text/csv; charset=utf-8', 'promo-codes.csv');
    },
  },
});
