import type { Module } from '#server/platform/module.ts';
import { reviewsJobs } from './reviews.jobs.ts';
import { eraseReviews } from './personal-data.queries.ts';
import { reviewNotices } from './reviews.notices.ts';
import { reviewsRoutes } from './reviews.routes.ts';
import { reviewsTables } from './reviews.tables.ts';

export { findReviewContext, findReviewEvidence, removeReview } from './evidence.queries.ts';

export const reviews: Module = {
  name: 'reviews',
  tables: reviewsTables,
  routes: reviewsRoutes,
  jobs: reviewsJobs,
  notices: reviewNotices,
  leaving: {
    erase: ({ sql }, accountId) => eraseReviews(sql, accountId),
  },
};
