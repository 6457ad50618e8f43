import type { ReportCategory, ReportKind } from '#contract/reports.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Evidence } from './evidence.ts';

export type NewReport = {
  id: string;
  reporterId: string;
  kind: ReportKind;
  subjectId: string;
  reportedId: string;
  category: ReportCategory;
  text: string;
  evidence: Pick<Evidence, 'text' | 'photoUrls'>;
  createdAt: Date;
};

/** Throws the constraint `reports_once` if the reporter has reported this already. */
export const insertReport = (sql: Sql, report: NewReport) => sql`
  insert into reports (id, reporter_id, kind, subject_id, reported_id, category, text, evidence, created_at)
  values (${report.id}, ${report.reporterId}, ${report.kind}, ${report.subjectId}, ${report.reportedId},
    ${report.category}, ${report.text}, ${JSON.stringify(report.evidence)}::text::jsonb, ${report.createdAt})`;
