import type { Module } from '#server/platform/module.ts';
import { staffRoutes } from './staff.routes.ts';

export { peopleOfDay, timesWithoutPeople } from './people-of-day.ts';
export { endRelief, forgetRelief, placeRelief } from './relief-person.ts';
export {
  findHouse,
  findHousesOf,
  findPeopleWithin,
  findPeopleWithinOf,
  findStaffFreeTimes,
  findStaffFreeTimesOf,
  findWorker,
  findWorkers,
  isAtWork,
} from './rooms.queries.ts';
export type { ReliefPerson } from './relief-person.ts';
export type { Worker } from './rooms.queries.ts';

export const staff: Module = {
  name: 'staff',
  routes: staffRoutes,
  tables: {
    staff: {
      of: ['account_id'],
      what: 'The people who work in a business, relief groomers of a shift among them: name, role, color, share of pay, first and last day',
      because: 'To book visits with them. Who left stays named on the visits of their time.',
      archive: { list: 'staff' },
      closed: 'deleted',
    },
    staff_hours: {
      of: ['account_id'],
      what: 'When they work',
      because: 'To offer their free times.',
      archive: { list: 'staff-hours', order: 'staff_id, weekday, from_time' },
      closed: 'deleted',
    },
    staff_time_off: {
      of: ['account_id'],
      what: 'When they are off, with a note',
      because: 'To offer their free times.',
      archive: { list: 'staff-time-off' },
      closed: 'deleted',
    },
    house_limits: {
      of: ['account_id'],
      what: 'How many animals may be in the house of a salon at once',
      because: 'To take no more than fit.',
      archive: { list: 'house', order: 'account_id' },
      closed: 'deleted',
    },
  },
};
