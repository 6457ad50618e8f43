export { isOnSeenReportCard, isProofForVisit } from './photo-rules.queries.ts';
export { visitsJobs } from './visits.jobs.ts';
export { findWorkedVisit } from './visits.queries.ts';
export { visitsRoutes } from './visits.routes.ts';
