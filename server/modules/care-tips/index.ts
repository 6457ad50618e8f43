import type { Module } from '#server/platform/module.ts';
import { careTipsJobs } from './care-tips.jobs.ts';
import { careTipsData } from './care-tips.personal-data.ts';
import { careTipsRoutes } from './care-tips.routes.ts';

export {
  changeDailyTipSettings as changeTipSettings,
  getDailyTipSettings as readTipSettings,
} from './daily-tip-settings.ts';

export const careTips: Module = {
  routes: careTipsRoutes,
  jobs: careTipsJobs,
  live: { daily_tips: 'care-tips' },
  personalData: careTipsData,
};
