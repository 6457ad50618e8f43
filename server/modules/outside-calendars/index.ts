import type { Module } from '#server/platform/module.ts';
import { outsideCalendarsJobs } from './outside-calendars.jobs.ts';
import { outsideCalendarNotices } from './outside-calendars.notices.ts';
import { outsideCalendarsRoutes } from './outside-calendars.routes.ts';

export const outsideCalendars: Module = {
  name: 'outside-calendars',
  routes: outsideCalendarsRoutes,
  jobs: outsideCalendarsJobs,
  notices: outsideCalendarNotices,
  tables: {
    outside_calendars: {
      of: ['account_id'],
      // Shown with the calendar, and changed by every reading.
      topic: 'calendar',
      what: 'The address of a calendar kept elsewhere, encrypted, and how reading it goes',
      because: 'To know when its owner is busy.',
      until: 'until removed',
      archive: { list: 'outside-calendars', without: ['sealed_address'], order: 'added_at' },
      closed: 'deleted',
    },
    outside_busy: {
      of: ['account_id'],
      announced: false,
      what: 'When one is busy by that calendar: times without titles, places or people',
      because: 'So that nobody books that time.',
      until: 'while it is ahead, or until the calendar is removed',
      archive: { list: 'busy-elsewhere', order: 'starts_at' },
      closed: 'deleted',
    },
  },
};
