export { notificationsJobs } from './notifications.jobs.ts';
