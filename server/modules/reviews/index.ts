import type { Module } from '#server/platform/module.ts';
import { reviewsJobs } from './reviews.jobs.ts';
import { reviewsRoutes } from './reviews.routes.ts';

export { findReviewEvidence } from './evidence.queries.ts';

export const reviews: Module = {
  routes: reviewsRoutes,
  jobs: reviewsJobs,
  live: { reviews: 'reviews', ratings: 'reviews' },
};
