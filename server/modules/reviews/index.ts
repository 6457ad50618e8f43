import type { Module } from '#server/platform/module.ts';
import { reviewsJobs } from './reviews.jobs.ts';
import { reviewsData } from './reviews.personal-data.ts';
import { reviewsRoutes } from './reviews.routes.ts';

export { findReviewContext, findReviewEvidence, removeReview } from './evidence.queries.ts';

export const reviews: Module = {
  routes: reviewsRoutes,
  jobs: reviewsJobs,
  live: { reviews: 'reviews', ratings: 'reviews' },
  personalData: reviewsData,
};
