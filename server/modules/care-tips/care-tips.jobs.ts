import { every } from '#server/platform/jobs/jobs.ts';
import { createDailyTips } from './create-daily-tips.ts';

export const careTipsJobs = { 'create-daily-tips': every('hour', createDailyTips) };
