import type { Module } from '#server/platform/module.ts';
import { visitsJobs } from './visits.jobs.ts';
import { visitsData } from './visits.personal-data.ts';
import { visitsRoutes } from './visits.routes.ts';

export { removeReportCardPhoto } from './report-cards/remove-photo.queries.ts';
export { findReportCardPictures } from './report-cards/report-card-pictures.queries.ts';
export type { ReportCardPictures } from './report-cards/report-card-pictures.queries.ts';
export { isOnSeenReportCard } from './photo-rules.queries.ts';
export { findWorkedVisit } from './visits.queries.ts';

export const visits: Module = {
  routes: visitsRoutes,
  jobs: visitsJobs,
  live: { visits: 'visits', report_cards: 'visits' },
  personalData: visitsData,
};
