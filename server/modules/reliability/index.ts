import type { Module } from '#server/platform/module.ts';
import { reliabilityData } from './reliability.personal-data.ts';
import { reliabilityJobs } from './reliability.jobs.ts';
import { reliabilityRoutes } from './reliability.routes.ts';

export { findReliability } from './get-reliability.ts';
export { contestNoShow, settleNoShow } from './contest-no-show.ts';
export { leaveBooking, recordNoShow, undoLeaving } from './leave-booking.ts';
export type { Shown } from './leave-booking.ts';
export { consequenceOf } from './reliability.policy.ts';

export const reliability: Module = {
  routes: reliabilityRoutes,
  jobs: reliabilityJobs,
  live: { reliability_facts: 'reliability', reliability_appeals: 'reliability' },
  personalData: reliabilityData,
};
