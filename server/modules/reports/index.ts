import { photoRule } from '#server/modules/media/index.ts';
import { isReportedPhoto } from './reports.queries.ts';
import type { Module } from '#server/platform/module.ts';
import { adminReportsRoutes } from './admin-reports.routes.ts';
import type { ReportSources } from './report-sources.ts';
import { reportNotices } from './reports.notices.ts';
import { reportsRoutes } from './reports.routes.ts';
import { reportsTables } from './reports.tables.ts';

export type { ReportSources } from './report-sources.ts';

/** `sources` come from the modules that own what can be reported. */
export const reports = (sources: ReportSources): Module => ({
  name: 'reports',
  tables: reportsTables,
  routes: [...reportsRoutes(sources), ...adminReportsRoutes(sources)],
  notices: reportNotices,
  provides: [photoRule({ viewers: isReportedPhoto })],
});
