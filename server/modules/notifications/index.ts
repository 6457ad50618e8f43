import type { Module } from '#server/platform/module.ts';
import { careTipNotificationJobs } from './care-tips.jobs.ts';
import { groomingNotificationJobs } from './grooming.jobs.ts';
import { messageNotificationJobs } from './messages.jobs.ts';
import { shiftNotificationJobs } from './notifications.jobs.ts';
import { deliveryJobs } from './notify-many.ts';

export const notifications: Module = {
  jobs: {
    ...shiftNotificationJobs,
    ...groomingNotificationJobs,
    ...messageNotificationJobs,
    ...careTipNotificationJobs,
    ...deliveryJobs,
  },
};
