import type { Tables } from '#server/platform/tables.ts';
import { exportBookings } from './personal-data.queries.ts';

export const calendarTables: Tables = {
  bookings: {
    announced: false,
    what: 'Booked times',
    because: 'No one is booked twice at once.',
    archive: { list: 'bookings', without: ['subject_id', 'during', 'dogs_at_once'], rows: exportBookings },
    closed: 'deleted',
    words: { title: 'The other side’s own booking of a shift, as agreed.' },
  },
  working_hours: {
    of: ['account_id'],
    what: 'When a person works',
    because: 'The person is warned of work outside of them, and searches for a day leave the person out.',
    archive: { list: 'working-hours', order: 'weekday, from_time' },
    closed: 'deleted',
  },
  time_off: {
    of: ['account_id'],
    what: 'Time off',
    because: 'The person is warned of work then, and searches for a day leave the person out.',
    archive: { list: 'time-off', without: ['id', 'changed_at', 'changes'], order: 'starts_at, id' },
    closed: 'deleted',
  },
  calendar_feeds: {
    of: ['account_id'],
    what: 'The secret address of a calendar, as a hash',
    because: 'Calendar programs read the calendar with it.',
    until: 'until renewed or ended, or not read for 90 days',
    archive: { none: 'The address cannot be read from its hash.' },
    closed: 'deleted',
  },
};
