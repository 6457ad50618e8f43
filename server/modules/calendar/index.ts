import { wayIn } from '#server/modules/identity/index.ts';
import type { Module } from '#server/platform/module.ts';
import { eraseBookings } from './personal-data.queries.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { deleteFeed } from './ical-feed.queries.ts';
import { calendarTables } from './calendar.tables.ts';

export {
  book,
  clashesOf,
  describeTime,
  endBooking,
  holdOverdue,
  lockSubjects,
  renameBooking,
  unbook,
} from './book.ts';
export { countUnits } from './calendar.queries.ts';
export type { BusyTime } from './calendar.queries.ts';
export { checkTime, isBusyElsewhere } from './get-calendar.ts';
export { calendarReason, findBusyElsewhere, workingTimesWithin } from './view.queries.ts';
export { takeTimeOff, timeOffTimes } from './time-off.ts';
export { findTightTrips, findTrips } from './travel.queries.ts';
export { followOpeningHours } from './working-hours.ts';
export {
  findFreeTimes,
  findFreeTimesOf,
  findGapMinutes,
  hasWorkingHours,
  isFreeOn,
} from './hours.queries.ts';

export const calendar: Module = {
  name: 'calendar',
  tables: calendarTables,
  routes: calendarRoutes,
  provides: [wayIn({ end: (t, accountId) => deleteFeed(t.sql, accountId), needsSession: false })],
  leaving: {
    erase: ({ sql }, accountId) => eraseBookings(sql, accountId),
  },
};
