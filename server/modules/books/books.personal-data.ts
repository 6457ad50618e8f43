import type { PersonalData } from '#server/platform/module.ts';
import { eraseBooks, exportExpenses, exportTips, exportTrips } from './personal-data.queries.ts';

export const booksData: PersonalData = {
  domain: 'books',
  export: async (sql, accountId) => ({
    expenses: await exportExpenses(sql, accountId),
    trips: await exportTrips(sql, accountId),
    tips: await exportTips(sql, accountId),
  }),
  async erase({ sql }, accountId) {
    await eraseBooks(sql, accountId);
  },
};
