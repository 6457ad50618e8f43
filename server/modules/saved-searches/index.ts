import type { Module } from '#server/platform/module.ts';
import { savedSearchesData } from './saved-searches.personal-data.ts';
import { savedSearchesJobs } from './saved-searches.jobs.ts';
import { savedSearchesRoutes } from './saved-searches.routes.ts';

export const savedSearches: Module = {
  routes: savedSearchesRoutes,
  jobs: savedSearchesJobs,
  live: { saved_searches: 'saved-searches' },
  personalData: savedSearchesData,
};
