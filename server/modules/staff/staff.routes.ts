import { staffApi } from '#contract/staff/staff.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours } from '#server/platform/clock.ts';
import {
  addStaff,
  addStaffTimeOff,
  changeStaff,
  getStaff,
  removeStaffTimeOff,
  setHouse,
  setStaffHours,
} from './change-staff.ts';

/** Needs no membership: what is booked is still to be done by someone. */
const owner = withRole('owner');
const limit = { name: 'staff', max: 300, per: hours(1), by: 'account' } as const;

export const staffRoutes = routes(staffApi, {
  'GET /api/staff': {
    who: owner,
    reads: ['staff'],
    // The tables and the time zone.
    mayLag: ['businesses', 'groomers', 'profile'],
    run: ({ sql, actor, platform }) => getStaff(sql, actor.id, platform.clock.now()),
  },
  'POST /api/staff': { who: owner, limit, run: ({ t, actor, body }) => addStaff(t, actor.id, body) },
  'PATCH /api/staff/:id': {
    who: owner,
    limit,
    run: ({ t, actor, params, body }) => changeStaff(t, actor.id, params.id, body),
  },
  'PUT /api/staff/:id/hours': {
    who: owner,
    limit,
    run: ({ t, actor, params, body }) => setStaffHours(t, actor.id, params.id, body.spans),
  },
  'POST /api/staff/:id/time-off': {
    who: owner,
    limit,
    run: ({ t, actor, params, body }) => addStaffTimeOff(t, actor.id, params.id, body),
  },
  'DELETE /api/staff/:id/time-off/:timeOffId': {
    who: owner,
    run: ({ t, actor, params }) => removeStaffTimeOff(t, actor.id, params),
  },
  'PUT /api/staff/house': {
    who: owner,
    limit,
    run: ({ t, actor, body }) => setHouse(t, actor.id, body.petsInHouse),
  },
});
