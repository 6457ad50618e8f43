import { every } from '#server/platform/jobs/jobs.ts';
import { bringDailyTips } from './bring-daily-tips.ts';

export const careTipsJobs = { 'bring-daily-tips': every('hour', bringDailyTips) };
