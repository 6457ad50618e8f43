import type { peopleSearchApi } from '#contract/profiles/people-search.ts';
import { members } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makeBusiness, makeGroomer } from '../profiles.factory.ts';

/** Two of each that match, so that a page of one has a next page. */
const crowd = (query: Record<string, string>): ValidRequest => ({
  set: withRecords(async (t) => {
    for (let n = 0; n < 2; n++) {
      await makeGroomer(t);
      await makeBusiness(t);
    }
    return { query };
  }),
});

const filters = {
  near: 'Austin, TX',
  radius: '50',
  type: 'salon',
  service: 'nail_trim',
  species: 'dog',
  on: '2099-12-30',
  q: 'a',
};

const groomerFilters = { ...filters, specialization: 'doodles', minYears: '2' };

const page = { sort: 'nearest', limit: '1' };

export const sweep: Sweep<typeof peopleSearchApi> = {
  calls: {
    'GET /api/groomers': { access: members(), ...crowd({ ...groomerFilters, ...page }) },
    'GET /api/groomers/count': { access: members(), ...crowd(groomerFilters) },
    'GET /api/groomers/pins': { access: members(), ...crowd(groomerFilters) },
    'GET /api/owners': { access: members(), ...crowd({ ...filters, ...page }) },
    'GET /api/owners/count': { access: members(), ...crowd(filters) },
    'GET /api/owners/pins': { access: members(), ...crowd(filters) },
  },
};
