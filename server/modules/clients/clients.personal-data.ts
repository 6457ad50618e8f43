import type { PersonalData } from '#server/platform/module.ts';
import { forgetLinked } from './personal-data.queries.ts';

/** Beside what the tables declare. */
export const clientsData: PersonalData = {
  domain: 'clients',
  export: () => Promise.resolve({}),
  async erase({ sql }, accountId) {
    await forgetLinked(sql, accountId);
  },
};
