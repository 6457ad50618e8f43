import type { Module } from '#server/platform/module.ts';
import { visitSeriesJobs } from './visit-series.jobs.ts';
import { visitSeriesRoutes } from './visit-series.routes.ts';

export { endSeriesOfClient } from './repeat-visit.ts';
export { findCancelledWith, findRhythm } from './visit-series.queries.ts';

export const visitSeries: Module = {
  name: 'visit-series',
  routes: visitSeriesRoutes,
  jobs: visitSeriesJobs,
  tables: {
    visit_series: {
      of: ['account_id'],
      what: 'Visits that repeat: of which client and pets, how often, at which hour and price',
      because: 'To book the next half a year of them.',
      archive: { list: 'visit-series', without: ['id'] },
      closed: 'deleted',
    },
    series_visits: {
      announced: false,
      impersonal: 'It joins a date of a series and its visit, and goes with the series.',
    },
    series_gaps: {
      of: ['account_id'],
      what: 'Dates of such visits that could not be booked, and why',
      because: 'To tell of them.',
      until: 'until the day has passed',
      archive: { list: 'series-gaps', order: 'day' },
      closed: 'deleted',
    },
  },
};
