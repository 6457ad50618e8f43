import type { PersonalData } from '#server/platform/module.ts';
import { deleteFeed } from './ical-feed.queries.ts';
import {
  eraseBookings,
  eraseTimeOff,
  eraseWorkingHours,
  exportBookings,
  exportTimeOff,
  exportWorkingHours,
} from './personal-data.queries.ts';

export const calendarData: PersonalData = {
  domain: 'calendar',
  export: async (sql, accountId) => ({
    bookings: await exportBookings(sql, accountId),
    'working-hours': await exportWorkingHours(sql, accountId),
    'time-off': await exportTimeOff(sql, accountId),
  }),
  async erase({ sql }, accountId) {
    await eraseBookings(sql, accountId);
    await eraseWorkingHours(sql, accountId);
    await eraseTimeOff(sql, accountId);
    await deleteFeed(sql, accountId);
  },
};
