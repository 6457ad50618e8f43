import type { PersonalData } from '#server/platform/module.ts';
import { countPets, erasePets, exportEarlierBites, exportPets } from './personal-data.queries.ts';

export const petsData: PersonalData = {
  domain: 'pets',
  export: async (sql, accountId) => ({
    pets: await exportPets(sql, accountId),
    'earlier-bite-reports': await exportEarlierBites(sql, accountId),
  }),
  facts: async (sql, accountId) => ({ lost: { pets: await countPets(sql, accountId) } }),
  async erase({ sql, now }, accountId) {
    await erasePets(sql, accountId, now);
  },
};
