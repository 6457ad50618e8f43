export { careTipsJobs } from './care-tips.jobs.ts';
export { careTipsRoutes } from './care-tips.routes.ts';
