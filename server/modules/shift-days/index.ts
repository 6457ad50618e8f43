import type { Module } from '#server/platform/module.ts';
import { shiftDaysJobs } from './shift-days.jobs.ts';
import { shiftDayNotices } from './shift-days.notices.ts';
import { exportDays, exportExtras } from './shift-days.queries.ts';
import { shiftDaysRoutes } from './shift-days.routes.ts';

export const shiftDays: Module = {
  name: 'shift-days',
  routes: shiftDaysRoutes,
  jobs: shiftDaysJobs,
  notices: shiftDayNotices,
  tables: {
    shift_days: {
      of: ['business_id', 'groomer_id'],
      what: 'When a groomer was on the way, late, there and gone on the day of a shift, as the two sides said',
      because: 'Both sides read the same. It stays without names of the people.',
      archive: { list: 'days', without: ['groomer_id', 'code'], rows: exportDays },
      closed: 'stays',
      words: { left_note: 'It is the record of the day, for both sides.' },
    },
    shift_extras: {
      of: ['business_id', 'groomer_id'],
      what: 'Extra dogs and time that a groomer claimed, and the answer',
      because: 'The pay rests on them. They stay without names of the people.',
      archive: { list: 'extras', without: ['groomer_id'], rows: exportExtras },
      closed: 'stays',
      words: { note: 'It is the record of the day, for both sides.' },
    },
  },
};
