import type { PersonalData } from '#server/platform/module.ts';
import {
  countSavedTips,
  deleteTipsOf,
  exportDailyTip,
  exportDailyTipSettings,
  exportTips,
} from './personal-data.queries.ts';

export const careTipsData: PersonalData = {
  domain: 'care-tips',
  export: async (sql, accountId) => ({
    'care-tips': await exportTips(sql, accountId),
    'daily-tip': await exportDailyTip(sql, accountId),
    'daily-tip-settings': await exportDailyTipSettings(sql, accountId),
  }),
  facts: async (sql, accountId) => ({ lost: { savedTips: await countSavedTips(sql, accountId) } }),
  async erase({ sql }, accountId) {
    await deleteTipsOf(sql, accountId);
  },
};
