import type { Module } from '#server/platform/module.ts';
import { termChangesJobs } from './term-changes.jobs.ts';
import { termChangeNotices } from './term-changes.notices.ts';
import { exportTermChanges } from './term-changes.queries.ts';
import { termChangesRoutes } from './term-changes.routes.ts';

export const termChanges: Module = {
  name: 'term-changes',
  routes: termChangesRoutes,
  jobs: termChangesJobs,
  notices: termChangeNotices,
  tables: {
    term_changes: {
      of: ['business_id', 'groomer_id'],
      what: 'Other terms that a business asked a booked groomer to agree to, and the answer',
      because: 'They are the proof of what was asked and agreed. They stay without names of the people.',
      archive: { list: 'term-changes', without: ['groomer_id'], rows: exportTermChanges },
      closed: 'stays',
      words: {
        change: 'It is the proof of what was asked.',
        parts: 'It is the proof of what was asked.',
        note: 'It is the proof of what was asked.',
      },
    },
  },
};
