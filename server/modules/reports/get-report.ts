import type { AdminReportDetails } from '#contract/reports/admin-reports.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { possibleDecisions } from './reports.policy.ts';
import { findReport } from './reports.queries.ts';
import type { ReportSources } from './report-sources.ts';

/** Returns a report as an admin decides it. @throws Problem `not_found` */
export async function getReport(
  sql: Sql,
  sources: ReportSources,
  adminId: string,
  id: string,
): Promise<AdminReportDetails> {
  const found = await findReport(sql, id);
  if (!found) throw notFound('report');
  const { subjectId, ...report } = found;
  const { context, remove } = sources[report.kind];
  const facts = {
    status: report.status,
    reportedId: report.reported.id,
    reporterIds: report.sameThing.map(({ reporter }) => reporter.id),
    removable: remove !== undefined,
  };
  return {
    ...report,
    context: (await context?.(sql, subjectId)) ?? [],
    decisions: possibleDecisions(facts, adminId),
  };
}
