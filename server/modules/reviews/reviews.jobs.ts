import { scheduled } from '#server/platform/jobs/jobs.ts';
import type { Engagement } from './reviews.queries.ts';
import { reveal } from './write-review.ts';

export const reviewsJobs = {
  'reveal-reviews': scheduled(({ transact }, engagement: Engagement) =>
    transact((t) => reveal(t, engagement)),
  ),
};
