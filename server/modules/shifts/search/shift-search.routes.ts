import { shiftSearchApi } from '#contract/shifts/shift-search.ts';
import type { Actor } from '#server/modules/identity/index.ts';
import type { ShiftFilters } from '#contract/shifts/shift-search.ts';
import { member, routes } from '#server/modules/identity/index.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import { countShifts, pinShifts, searchShifts } from './search-shifts.ts';

export const shiftSearchRoutes = routes(shiftSearchApi, {
  'GET /api/shifts': {
    reads: ['applications', 'blocks', 'businesses', 'calendar', 'favorites', 'visits'],
    readsAll: ['shifts'],
    who: member(),
    limit: 'opening',
    async run({ actor, query, platform, request, reply }) {
      requireGroomerForBookedDays(actor, query);
      const { shifts, next } = await searchShifts(platform, actor.id, query);
      linkNext(request, reply, next);
      return shifts;
    },
  },
  'GET /api/shifts/count': {
    reads: ['blocks', 'businesses', 'favorites'],
    readsAll: ['shifts'],
    who: member(),
    limit: 'opening',
    run({ actor, query, platform }) {
      requireGroomerForBookedDays(actor, query);
      return countShifts(platform, actor.id, query);
    },
  },
  'GET /api/shifts/pins': {
    reads: ['applications', 'blocks', 'businesses', 'favorites'],
    readsAll: ['shifts'],
    who: member(),
    limit: 'opening',
    run({ actor, query, platform }) {
      requireGroomerForBookedDays(actor, query);
      return pinShifts(platform, actor.id, query);
    },
  },
});

/** Refuses `hideBooked` for viewers who are not groomers. @throws Problem `invalid` */
function requireGroomerForBookedDays({ roles }: Actor, { hideBooked }: ShiftFilters): void {
  if (hideBooked && !roles.includes('groomer'))
    throw fieldProblem('hideBooked', 'Only a groomer has booked days to hide.');
}
