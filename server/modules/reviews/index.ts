export { reviewsJobs } from './reviews.jobs.ts';
export { reviewsRoutes } from './reviews.routes.ts';
