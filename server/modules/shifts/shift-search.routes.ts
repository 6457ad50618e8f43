import { shiftSearchApi } from '#contract/shift-search.ts';
import { member, routes } from '#server/modules/identity/index.ts';
import { linkNext } from '#server/platform/http/requests/paging.ts';
import { countShifts, searchShifts } from './search-shifts.ts';

export const shiftSearchRoutes = routes(shiftSearchApi, {
  'GET /api/shifts': {
    who: member(),
    poll: ['shifts', 'business_profiles', 'ratings'],
    async run({ actor, query, platform, request, reply }) {
      const { shifts, next } = await searchShifts(platform, actor.id, query);
      linkNext(request, reply, next);
      return shifts;
    },
  },
  'GET /api/shifts/count': {
    who: member(),
    poll: ['shifts', 'business_profiles'],
    run: ({ actor, query, platform }) => countShifts(platform, actor.id, query),
  },
});
