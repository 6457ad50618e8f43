import type { Module } from '#server/platform/module.ts';
import { eraseWords } from './personal-data.queries.ts';
import { reliabilityJobs } from './reliability.jobs.ts';
import { reliabilityNotices } from './reliability.notices.ts';
import { reliabilityRoutes } from './reliability.routes.ts';
import { reliabilityTables } from './reliability.tables.ts';

export { findReliability } from './get-reliability.ts';
export { contestNoShow, settleNoShow } from './contest-no-show.ts';
export { leaveBooking, recordNoShow, undoLeaving } from './leave-booking.ts';
export type { Shown } from './leave-booking.ts';
export { consequenceOf } from './reliability.policy.ts';

export const reliability: Module = {
  name: 'reliability',
  tables: reliabilityTables,
  routes: reliabilityRoutes,
  jobs: reliabilityJobs,
  notices: reliabilityNotices,
  leaving: {
    erase: ({ sql }, accountId) => eraseWords(sql, accountId),
  },
};
