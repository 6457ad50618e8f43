import { groomingLetterJobs } from './grooming.jobs.ts';
import { shiftLetterJobs } from './notifications.jobs.ts';

export const notificationsJobs = { ...shiftLetterJobs, ...groomingLetterJobs };
