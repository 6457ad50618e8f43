import { every } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { deleteEndedLinks } from './pet-records.queries.ts';

export const petRecordsJobs: JobTable = {
  'delete-ended-record-links': every('day', async ({ sql, clock }) => {
    await deleteEndedLinks(sql, clock.now());
  }),
};
