import type { Module } from '#server/platform/module.ts';
import { calendarData } from './calendar.personal-data.ts';
import { calendarRoutes } from './calendar.routes.ts';

export { book, clashesOf, describeTime, rebook, unbook } from './book.ts';
export { checkTime } from './get-calendar.ts';
export { isFreeOn } from './hours.queries.ts';

export const calendar: Module = {
  routes: calendarRoutes,
  live: { working_hours: 'calendar', time_off: 'calendar', calendar_feeds: 'calendar' },
  personalData: calendarData,
};
