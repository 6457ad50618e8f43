import type { ReportDecision } from '#contract/reports/admin-reports.ts';
import { adminAct, suspendAccount } from '#server/modules/identity/index.ts';
import { can } from '#server/platform/lifecycle.ts';
import { fieldProblem, notFound, problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { reportLifecycle } from './reports.lifecycle.ts';
import { isOwnReport } from './reports.policy.ts';
import { findThing, lockReportsOf, moveReports } from './reports.queries.ts';
import type { ReportSources } from './report-sources.ts';

type Decision = { decision: ReportDecision; reason: string; until: string | null; reportsSeen: number };

/**
 * Decides all open reports of the same thing: one act of one admin, even if two decide at the same moment.
 * @throws Problem `not_found`, `already_done` naming the admin, `changed_elsewhere`, `forbidden`, `invalid`, `too_late`
 */
export async function decideReport(
  t: Transaction,
  sources: ReportSources,
  adminId: string,
  reportId: string,
  { decision, reason, until, reportsSeen }: Decision,
): Promise<void> {
  const thing = await findThing(t.sql, reportId);
  if (!thing) throw notFound('report');
  const all = await lockReportsOf(t.sql, thing);
  const report = all.find(({ id }) => id === reportId);
  if (!report) throw notFound('report');
  const { reportedId, status, decidedBy } = report;
  if (!can(reportLifecycle, decision, status))
    throw problem('already_done', `${decidedBy ?? 'Another admin'} has decided this already: ${status}.`);
  const waiting = all.filter((one) => can(reportLifecycle, decision, one.status));
  if (isOwnReport({ reporterIds: waiting.map(({ reporterId }) => reporterId) }, adminId))
    throw problem('forbidden', 'You reported this yourself. Another admin has to decide it.');
  const open = waiting.map(({ id }) => id);
  if (open.length !== reportsSeen)
    throw problem(
      'changed_elsewhere',
      'Someone else has reported the same thing meanwhile. Please read it first.',
    );
  const { to } = reportLifecycle.transitions[decision];
  await adminAct(t, adminId, {
    act: `report.${to}`,
    subjectId: reportId,
    accountId: reportedId,
    reason,
    details: { kind: thing.kind, thing: thing.subjectId, ...(until === null ? {} : { until }) },
  });
  if (decision === 'remove') await removeThing(t, sources, thing);
  if (decision === 'suspend') await suspendAccount(t, reportedId, { adminId, reason, until });
  await moveReports(t.sql, open, decision, { decidedAt: t.now, decidedBy: adminId, decisionReason: reason });
  for (const id of open) await t.announce('report.decided', { reportId: id });
  if (decision !== 'dismiss' && decision !== 'suspend') await t.announce('report.upheld', { reportId });
}

type Thing = NonNullable<Awaited<ReturnType<typeof findThing>>>;

async function removeThing(t: Transaction, sources: ReportSources, { kind, subjectId }: Thing) {
  const { remove } = sources[kind];
  if (!remove) throw fieldProblem('decision', 'A person is suspended, not removed.');
  if (!(await remove(t, subjectId)))
    throw fieldProblem('decision', 'This is not shown to anyone anymore. Warn, suspend or dismiss instead.');
}
