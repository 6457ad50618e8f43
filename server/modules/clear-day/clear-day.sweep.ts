import type { clearDayApi } from '#contract/day/clear-day.ts';
import { makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import { own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { dayIn } from '#server/platform/wall-clock.ts';

const provider = withRole('groomer', 'owner');

export const sweep: Sweep<typeof clearDayApi> = {
  calls: {
    'GET /api/day/clear-check': {
      access: own(provider, 'own'),
      set: withRecords(async (t, me) => {
        const visit = await makeOwnVisit(t, { providerId: me });
        return { query: { on: dayIn(visit.startsAt, 'America/Chicago'), from: '00:00' } };
      }),
    },
    'POST /api/day/clear': {
      access: own(provider, 422),
      set: withRecords(async (t, me) => {
        const visit = await makeOwnVisit(t, { providerId: me });
        return {
          body: {
            on: dayIn(visit.startsAt, 'America/Chicago'),
            from: '00:00',
            visitIds: [visit.id],
            reason: 'weather',
            body: 'Hi {name}, the rain stops us on {day}. Another time for {pet}: {link}',
            offerOpenings: true,
          },
        };
      }),
    },
  },
};
