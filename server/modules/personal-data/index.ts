import type { Module, PersonalData } from '#server/platform/module.ts';
import { personalDataJobs } from './personal-data.jobs.ts';
import { personalDataRoutes } from './personal-data.routes.ts';

export { createExportLink } from './get-archive.ts';

/** Exports and erases what all modules keep about an account, in their order. */
export const personalData = (everything: readonly PersonalData[]): Module => ({
  routes: personalDataRoutes(everything),
  jobs: personalDataJobs(everything),
  live: { data_exports: 'data-export' },
});
