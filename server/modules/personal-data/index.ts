import { wayIn } from '#server/modules/identity/index.ts';
import type { Module, PersonalData } from '#server/platform/module.ts';
import { endExport } from './ask-for-export.ts';
import { personalDataJobs } from './personal-data.jobs.ts';
import { personalDataNotices } from './personal-data.notices.ts';
import { personalDataRoutes } from './personal-data.routes.ts';
import { personalDataTables } from './personal-data.tables.ts';

export { listArchiveFiles } from './personal-data.queries.ts';

/** Exports and erases what all modules keep about an account, in their order. */
export const personalData = (everything: readonly PersonalData[]): Module => ({
  name: 'personal-data',
  tables: personalDataTables,
  routes: personalDataRoutes(everything),
  jobs: personalDataJobs(everything),
  notices: personalDataNotices,
  provides: [wayIn({ end: endExport, needsSession: true })],
});
