import type { PersonalData } from '#server/platform/module.ts';
import { eraseBookings, exportBookings } from './personal-data.queries.ts';

export const calendarData: PersonalData = {
  domain: 'calendar',
  export: async (sql, accountId) => ({ bookings: await exportBookings(sql, accountId) }),
  async erase({ sql }, accountId) {
    await eraseBookings(sql, accountId);
  },
};
