import type { ReportStatus } from '#contract/reports/admin-reports.ts';
import type { Lifecycle } from '#server/platform/lifecycle.ts';

/** The transitions from `filed` are the decisions of an admin. */
export const reportLifecycle = {
  table: 'reports',
  column: 'status',
  transitions: {
    file: { from: [], to: 'filed' },
    dismiss: { from: ['filed'], to: 'dismissed' },
    warn: { from: ['filed'], to: 'warned' },
    remove: { from: ['filed'], to: 'removed' },
    suspend: { from: ['filed'], to: 'suspended' },
  },
} as const satisfies Lifecycle<ReportStatus>;
