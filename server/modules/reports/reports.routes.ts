import { reportsApi } from '#contract/reports/reports.ts';
import { routes, signedIn } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import { fileReport } from './file-report.ts';
import type { ReportSources } from './report-sources.ts';

/** Reporting needs no membership, because people report also after theirs has ended. */
export const reportsRoutes = (sources: ReportSources) =>
  routes(reportsApi, {
    'POST /api/reports': {
      who: signedIn,
      limit: { name: 'report', max: 20, per: hours(1), by: 'account' },
      run: ({ t, actor, body }) => fileReport(t, sources, actor, body),
    },
  });
