import type { PersonalData } from '#server/platform/module.ts';
import { eraseSavedSearches, exportSavedSearches } from './saved-searches.queries.ts';

export const savedSearchesData: PersonalData = {
  domain: 'saved-searches',
  export: async (sql, accountId) => ({ 'saved-searches': await exportSavedSearches(sql, accountId) }),
  async erase({ sql }, accountId) {
    await eraseSavedSearches(sql, accountId);
  },
};
