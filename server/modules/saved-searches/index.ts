import type { Module } from '#server/platform/module.ts';
import { savedSearchesJobs } from './saved-searches.jobs.ts';
import { savedSearchNotices } from './saved-searches.notices.ts';
import { savedSearchesRoutes } from './saved-searches.routes.ts';

export const savedSearches: Module = {
  name: 'saved-searches',
  routes: savedSearchesRoutes,
  jobs: savedSearchesJobs,
  notices: savedSearchNotices,
  tables: {
    saved_searches: {
      of: ['account_id'],
      what: 'Saved searches',
      because: 'To open them again, and to notify of new matches.',
      archive: { list: 'saved-searches', without: ['id', 'summed_until'] },
      closed: 'deleted',
    },
  },
};
