import type { ReportDecision, ReportStatus } from '#contract/reports/admin-reports.ts';

/** How a report was decided, to begin a line. */
export const decidedWords: Record<ReportStatus, string> = {
  filed: 'Waiting',
  dismissed: 'Dismissed',
  warned: 'Warned',
  removed: 'Removed',
  suspended: 'Suspended',
};

/** What each decision does, as its choice says. */
export const decisionWords: Record<ReportDecision, { label: string; hint: string; submit: string }> = {
  dismiss: {
    label: 'Dismiss',
    hint: 'Nothing breaks the rules. Only the reporter is notified.',
    submit: 'Dismiss',
  },
  warn: { label: 'Warn', hint: 'The person reads your reason.', submit: 'Warn' },
  remove: {
    label: 'Remove it',
    hint: 'No one sees it anymore. The person reads your reason.',
    submit: 'Remove',
  },
  suspend: {
    label: 'Suspend the account',
    hint: 'The person is signed out and hidden, and reads your reason.',
    submit: 'Suspend',
  },
};
