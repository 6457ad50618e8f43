import type { PersonalData } from '#server/platform/module.ts';
import {
  countVaccinations,
  eraseVaccinations,
  exportProviderRules,
  exportVaccinations,
} from './personal-data.queries.ts';

export const vaccinationsData: PersonalData = {
  domain: 'vaccinations',
  export: async (sql, accountId) => ({
    vaccinations: await exportVaccinations(sql, accountId),
    'rules-for-pets': await exportProviderRules(sql, accountId),
  }),
  facts: async (sql, accountId) => ({ lost: { vaccinations: await countVaccinations(sql, accountId) } }),
  async erase({ sql }, accountId) {
    await eraseVaccinations(sql, accountId);
  },
};
