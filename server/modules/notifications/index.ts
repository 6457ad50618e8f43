import { groomingLetterJobs } from './grooming.jobs.ts';
import { messageLetterJobs } from './messages.jobs.ts';
import { shiftLetterJobs } from './notifications.jobs.ts';
import { lettersToMany } from './tell-all.ts';

export const notificationsJobs = {
  ...shiftLetterJobs,
  ...groomingLetterJobs,
  ...messageLetterJobs,
  ...lettersToMany,
};
