import { applicationsRoutes } from './applications.routes.ts';
import { shiftSearchRoutes } from './shift-search.routes.ts';
import { shiftsRoutes as shiftRoutes } from './shifts.routes.ts';

export { searchShifts } from './search-shifts.ts';
export { areaAround } from './shift-search-area.ts';
export type { Area } from './shift-search-area.ts';
export { shiftsJobs } from './shifts.jobs.ts';
export { findWorkedShift } from './shifts.queries.ts';
export const shiftsRoutes = [...shiftRoutes, ...shiftSearchRoutes, ...applicationsRoutes];
