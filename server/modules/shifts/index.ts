import type { Module } from '#server/platform/module.ts';
import { applicationsRoutes } from './applications/applications.routes.ts';
import { instantBookingRoutes } from './instant-booking/instant-booking.routes.ts';
import { payDisputesRoutes } from './pay/pay-disputes.routes.ts';
import { shiftSearchRoutes } from './search/shift-search.routes.ts';
import { shiftsLeaving } from './shifts.leaving.ts';
import { shiftsJobs } from './shifts.jobs.ts';
import { shiftNotices } from './shifts.notices.ts';
import { shiftsRoutes } from './shifts.routes.ts';
import { shiftsTables } from './shifts.tables.ts';

export { takeShift } from './instant-booking/take-shift.ts';
export { lockShift, lockShiftForJob } from './lock-shift.ts';
export { holdShift, letEveryoneSee, openShift } from './post/hold-shift.ts';
export { findShiftCards } from './view/shift-views.queries.ts';
export { countNewShifts, countShifts, searchShifts } from './search/search-shifts.ts';
export { changeAgreedTerms } from './post/change-agreed-terms.ts';
export { planChange } from './post/plan-change.ts';
export { removeShift } from './post/remove-shift.ts';
export { requireSide } from './require-side.ts';
export { findShiftEvidence } from './view/evidence.queries.ts';
export { paidHours } from './shift-card.queries.ts';
export { recordHistory } from './record-history.ts';
export { findLockedShift, findWorkedShift } from './shifts.queries.ts';
export { isToBeWorked, isUnderWay, isWorked } from './shifts.lifecycle.ts';
export { endEarlyForBoth } from './work/end-early.ts';

export const shifts: Module = {
  name: 'shifts',
  tables: shiftsTables,
  routes: [
    ...shiftsRoutes,
    ...payDisputesRoutes,
    ...shiftSearchRoutes,
    ...applicationsRoutes,
    ...instantBookingRoutes,
  ],
  jobs: shiftsJobs,
  notices: shiftNotices,
  leaving: shiftsLeaving,
};
