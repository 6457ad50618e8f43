import { adminReportsApi } from '#contract/reports/admin-reports.ts';
import { admin, confirmed, routes } from '#server/modules/identity/index.ts';
import { pageById } from '#server/platform/http/requests/paging.ts';
import { decideReport } from './decide-report.ts';
import { getReport } from './get-report.ts';
import { findReports } from './reports.queries.ts';
import type { ReportSources } from './report-sources.ts';

export const adminReportsRoutes = (sources: ReportSources) =>
  routes(adminReportsApi, {
    'GET /api/admin/reports': {
      reads: ['admin-reports'],
      who: admin,
      async run({ sql, query: { show, cursor, limit }, request, reply }) {
        return pageById(request, reply, limit, await findReports(sql, { show, cursor, limit: limit + 1 }));
      },
    },
    'GET /api/admin/reports/:id': {
      reads: ['admin-reports'],
      who: admin,
      run: ({ sql, actor, params }) => getReport(sql, sources, actor.id, params.id),
    },
    'POST /api/admin/reports/:id/decide': {
      who: admin,
      async run({ t, actor, params, body, request, platform }) {
        if (body.decision === 'suspend') await confirmed(admin)(request, platform);
        await decideReport(t, sources, actor.id, params.id, body);
        return getReport(t.sql, sources, actor.id, params.id);
      },
    },
  });
