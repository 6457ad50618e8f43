import type { figuresApi } from '#contract/figures.ts';
import { makeShift } from '#server/modules/shifts/shifts.factory.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, days } from '#server/platform/clock.ts';
import { anyone, withRole, own } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };

/** A worked shift or a visit of mine, and the year in which it was. */
const worked = (side: 'groomerId' | 'businessId', query: Record<string, string> = year) => ({
  set: withRecords(async (t, me) => {
    await makeShift(t, { [side]: me, status: 'completed', day: '2026-11-10' });
    return { query };
  }),
});

const groomed = {
  set: withRecords(async (t, me) => {
    await makeVisit(t, { ownerId: me, status: 'completed', startsAt: after(t.now, -days(3)) });
    return { query: year };
  }),
};

export const sweep: Sweep<typeof figuresApi> = {
  calls: {
    // Sums have no ids; the module's own test shows that they are the caller's.
    'GET /api/figures/groomer': { access: withRole('groomer'), ...worked('groomerId') },
    'GET /api/figures/business': { access: withRole('owner'), ...worked('businessId') },
    'GET /api/figures/pet-owner': { access: own(withRole('pet_owner'), 'own'), ...groomed },
    'GET /api/figures/jobs-csv': { access: anyone, ...worked('groomerId', { as: 'groomer', ...year }) },
  },
};
