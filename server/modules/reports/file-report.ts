import { uuidv7 } from 'uuidv7';
import type { z } from 'zod';
import type { ReportDraft } from '#contract/reports/reports.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import { constraintOf } from '#server/platform/database/sql.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';

import type { ReportSources } from './report-sources.ts';
import { insertReport } from './reports.queries.ts';

/**
 * Stores a report with a copy of what was reported.
 * @throws Problem `not_found` if the reporter cannot see it, `invalid`, `already_done`
 */
export async function fileReport(
  t: Transaction,
  sources: ReportSources,
  actor: Actor,
  { kind, id: subjectId, category, text }: z.output<typeof ReportDraft>,
) {
  const isKey = !subjectId.includes('-');
  if (isKey !== (kind === 'photo')) throw fieldProblem('id', `This is not the id of a ${kind}.`);
  const evidence = await sources[kind].find(t.sql, actor, subjectId);
  if (!evidence) throw notFound(kind);
  const { accountId: reportedId, ...copy } = evidence;
  if (reportedId === actor.id) throw fieldProblem('id', 'This is your own.');
  const report = {
    id: uuidv7(),
    reporterId: actor.id,
    kind,
    subjectId,
    reportedId,
    category,
    text,
    evidence: copy,
    createdAt: t.now,
  };
  await insertReport(t.sql, report).catch((error: unknown) => {
    if (constraintOf(error) === 'reports_once')
      throw problem('already_done', 'You have reported this already. We will look at it.');
    throw error;
  });
  return { id: report.id, createdAt: t.now.toISOString() };
}
