import type { Module } from '#server/platform/module.ts';
import { careTipsJobs } from './care-tips.jobs.ts';
import { careTipNotices, tipChannels } from './care-tips.notices.ts';
import { countSavedTips } from './personal-data.queries.ts';
import { careTipsRoutes } from './care-tips.routes.ts';
import { careTipsTables } from './care-tips.tables.ts';

export const careTips: Module = {
  name: 'care-tips',
  tables: careTipsTables,
  routes: careTipsRoutes,
  jobs: careTipsJobs,
  notices: careTipNotices,
  provides: [tipChannels],
  leaving: {
    facts: async (sql, accountId) => ({ lost: { savedTips: await countSavedTips(sql, accountId) } }),
  },
};
