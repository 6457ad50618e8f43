import { ReportDecision } from '#contract/reports/admin-reports.ts';
import type { ReportStatus } from '#contract/reports/admin-reports.ts';
import { can } from '#server/platform/lifecycle.ts';
import { reportLifecycle } from './reports.lifecycle.ts';

type Facts = {
  status: ReportStatus;
  reportedId: string;
  /** Who filed the open reports of the same thing, which are decided together. */
  reporterIds: string[];
  /** Whether this kind of thing can be removed. */
  removable: boolean;
};

/** Whether an admin filed one of the reports and so cannot judge them. */
export const isOwnReport = ({ reporterIds }: Pick<Facts, 'reporterIds'>, adminId: string): boolean =>
  reporterIds.includes(adminId);

/**
 * Lists what an admin may decide about a report: nothing about oneself, nothing that the admin reported, and nothing that
 * is decided already.
 */
export const possibleDecisions = (
  { status, reportedId, reporterIds, removable }: Facts,
  adminId: string,
): ReportDecision[] =>
  reportedId === adminId || isOwnReport({ reporterIds }, adminId)
    ? []
    : ReportDecision.options.filter(
        (decision) => can(reportLifecycle, decision, status) && (decision !== 'remove' || removable),
      );
