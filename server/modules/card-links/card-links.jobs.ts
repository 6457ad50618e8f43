import { every } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { deleteEndedLinks } from './card-links.queries.ts';

export const cardLinksJobs: JobTable = {
  'delete-ended-card-links': every('day', async ({ sql, clock }) => {
    await deleteEndedLinks(sql, clock.now());
  }),
};
