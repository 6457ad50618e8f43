import type { AdminReport, AdminReportDetails, ReportDecision } from '#contract/reports/admin-reports.ts';
import type { ReportCategory, ReportKind } from '#contract/reports/reports.ts';
import { insertRow, moveRows } from '#server/platform/database/move-row.queries.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Condition, PhotoViewer } from '#server/modules/media/index.ts';
import type { Evidence } from './report-sources.ts';
import { reportLifecycle } from './reports.lifecycle.ts';

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

/** Throws the constraint `reports_once` if the reporter has an open report of this. */
export const insertReport = (sql: Sql, { evidence, ...report }: NewReport) =>
  insertRow(sql, reportLifecycle, reportLifecycle.transitions.file, {
    ...report,
    evidence: sql.json(evidence),
  });

/** The reported record, independent of the reporter. */
type Thing = { kind: ReportKind; subjectId: string };

export async function findThing(sql: Sql, id: string) {
  const [row] = await sql<Thing[]>`select kind, subject_id from reports where id = ${id}`;
  return row;
}

/** Locks all reports of a thing in the order of their ids, so that admins decide about it one after the other. */
export const lockReportsOf = (sql: Sql, { kind, subjectId }: Thing) => sql<
  {
    id: string;
    status: AdminReport['status'];
    reporterId: string;
    reportedId: string;
    decidedBy: string | null;
  }[]
>`
  select id, status, reporter_id, reported_id, (select first_name || ' ' || last_name from accounts where id = decided_by) as decided_by
  from reports where kind = ${kind} and subject_id = ${subjectId} order by id for update`;

export const moveReports = (
  sql: Sql,
  ids: string[],
  decision: ReportDecision,
  decided: { decidedAt: Date; decidedBy: string; decisionReason: string },
) =>
  moveRows(
    sql,
    reportLifecycle,
    reportLifecycle.transitions[decision],
    sql`id = any(${ids}::uuid[])`,
    decided,
  );

const fullName = (sql: Sql, alias: string) => sql.unsafe(`${alias}.first_name || ' ' || ${alias}.last_name`);

const decisionJson = (sql: Sql) => sql`
  case when r.decided_at is not null then json_build_object('by', ${fullName(sql, 'd')}, 'at', r.decided_at,
    'reason', r.decision_reason) end`;

const columns = (sql: Sql) => sql`
  r.id, r.kind, r.category, r.text, r.status, r.created_at,
  json_build_object('id', w.id, 'name', ${fullName(sql, 'w')}) as reporter,
  json_build_object('id', p.id, 'name', ${fullName(sql, 'p')}, 'suspended', p.suspended_at is not null) as reported,
  ${decisionJson(sql)} as decision`;

const tables = (sql: Sql) => sql`
  reports r join accounts w on w.id = r.reporter_id join accounts p on p.id = r.reported_id
  left join accounts d on d.id = r.decided_by`;

type Queue = { show: 'open' | 'decided'; cursor: string | undefined; limit: number };

/** `limit` is one more than the page shows. */
export const findReports = (sql: Sql, { show, cursor, limit }: Queue) =>
  show === 'open'
    ? sql<AdminReport[]>`
        select ${columns(sql)} from ${tables(sql)}
        where r.status = 'filed' and (${cursor ?? null}::uuid is null or (r.created_at, r.id) > (
          select created_at, id from reports where id = ${cursor ?? null}::uuid))
        order by r.created_at, r.id limit ${limit}`
    : sql<AdminReport[]>`
        select ${columns(sql)} from ${tables(sql)}
        where r.status <> 'filed' and (${cursor ?? null}::uuid is null or (r.decided_at, r.id) < (
          select decided_at, id from reports where id = ${cursor ?? null}::uuid))
        order by r.decided_at desc, r.id desc limit ${limit}`;

export type ReportRow = Omit<AdminReportDetails, 'context' | 'decisions'> & { subjectId: string };

export async function findReport(sql: Sql, id: string) {
  const [row] = await sql<ReportRow[]>`
    select ${columns(sql)}, r.subject_id, r.evidence,
      (select coalesce(json_agg(json_build_object('id', s.id, 'category', s.category, 'text', s.text, 'createdAt', s.created_at,
          'reporter', json_build_object('id', sw.id, 'name', ${fullName(sql, 'sw')})) order by s.created_at, s.id), '[]')
        from reports s join accounts sw on sw.id = s.reporter_id
        where s.kind = r.kind and s.subject_id = r.subject_id and s.status = 'filed') as same_thing,
      (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'category', e.category, 'status', e.status,
          'decision', json_build_object('by', ${fullName(sql, 'ed')}, 'at', e.decided_at, 'reason', e.decision_reason))
          order by e.decided_at desc), '[]')
        from (select * from reports e where e.reported_id = r.reported_id and e.status <> 'filed' and e.id <> r.id
          order by decided_at desc limit 20) e join accounts ed on ed.id = e.decided_by) as earlier
    from ${tables(sql)} where r.id = ${id}`;
  return row;
}

/** Allows admins to see photos that are evidence of a report. */
export const isReportedPhoto = (sql: Sql, url: Condition, { id }: PhotoViewer) => sql`(
  exists (select from accounts where id = ${id}::uuid and is_admin)
  and exists (select from reports where evidence -> 'photoUrls' ? ${url}))`;
