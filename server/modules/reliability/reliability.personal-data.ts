import type { PersonalData } from '#server/platform/module.ts';
import { eraseFacts, exportAppeals, exportFacts } from './personal-data.queries.ts';

export const reliabilityData: PersonalData = {
  domain: 'reliability',
  export: async (sql, accountId) => ({
    reliability: await exportFacts(sql, accountId),
    appeals: await exportAppeals(sql, accountId),
  }),
  async erase({ sql }, accountId) {
    await eraseFacts(sql, accountId);
  },
};
