import type { Module } from '#server/platform/module.ts';
import { careTipLetterJobs } from './care-tips.jobs.ts';
import { groomingLetterJobs } from './grooming.jobs.ts';
import { messageLetterJobs } from './messages.jobs.ts';
import { shiftLetterJobs } from './notifications.jobs.ts';
import { deliveryJobs } from './notify-many.ts';

export const notifications: Module = {
  jobs: {
    ...shiftLetterJobs,
    ...groomingLetterJobs,
    ...messageLetterJobs,
    ...careTipLetterJobs,
    ...deliveryJobs,
  },
};
