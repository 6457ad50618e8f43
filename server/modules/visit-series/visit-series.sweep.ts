import type { visitSeriesApi } from '#contract/visit-series.ts';
import { makeClientToBook, makeOwnVisit } from '#server/modules/visits/own/own-visits.factory.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { members, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';
import { makeSeries } from './visit-series.factory.ts';

const [provider, member] = [own(withRole('groomer', 'owner')), own(members('groomer', 'owner'))];
const series = (body?: object): ValidRequest => ({
  set: withRecords(async (t, me) => ({
    params: { id: await makeSeries(t, me) },
    ...(body ? { body } : {}),
  })),
});

async function makeClientWithInterval(t: Transaction, me: string): Promise<string> {
  const { id } = await makeClientToBook(t, me);
  await t.sql`update client_pets set every_weeks = 6 where client_id = ${id}`;
  return id;
}

export const sweep: Sweep<typeof visitSeriesApi> = {
  calls: {
    'GET /api/visit-series': {
      access: own(withRole('groomer', 'owner'), 'own'),
      set: withRecords(async (t, me) => {
        await makeSeries(t, me, { gap: '2027-01-13' });
        await makeSeries(t, me, { startsOn: '2026-12-03' });
        return { query: { limit: '1' } };
      }),
    },
    'POST /api/visit-series': {
      access: member,
      set: withRecords(async (t, me) => ({
        body: {
          visitId: (await makeOwnVisit(t, { providerId: me })).id,
          everyWeeks: 6,
          until: '2027-06-01',
        },
      })),
    },
    'GET /api/visit-series/proposals': {
      access: own(withRole('groomer', 'owner'), 'own'),
      set: withRecords(async (t, me) => {
        await makeClientWithInterval(t, me);
        return {};
      }),
    },
    'GET /api/visit-series/proposals/count': {
      access: withRole('groomer', 'owner'),
      set: withRecords(async (t, me) => {
        await makeClientWithInterval(t, me);
        return {};
      }),
    },
    'POST /api/visit-series/proposals': {
      // What is not one's own is listed as refused.
      access: own(members('groomer', 'owner'), 'in'),
      set: withRecords(async (t, me) => ({
        body: {
          series: [{ clientId: await makeClientWithInterval(t, me), startsAt: '2026-12-02T15:00:00Z' }],
        },
      })),
    },
    'POST /api/visit-series/:id/pause': { access: provider, ...series({ until: '2027-02-01' }) },
    'POST /api/visit-series/:id/resume': { access: member, ...series() },
    'POST /api/visit-series/:id/change': {
      access: member,
      set: withRecords(async (t, me) => {
        const id = await makeSeries(t, me);
        const [pet] = await t.sql<{ petId: string }[]>`
          select pets -> 0 ->> 'petId' as pet_id from visit_series where id = ${id}`;
        const prices = [{ petId: pet?.petId, price: 9900 }];
        return {
          params: { id },
          body: { from: '2026-12-02', startsOn: '2026-12-08', startTime: '10:00', everyWeeks: 5, prices },
        };
      }),
    },
    'POST /api/visit-series/:id/end': { access: provider, ...series({ keepVisits: true }) },
    'DELETE /api/visit-series/:id/gaps/:day': {
      access: provider,
      set: withRecords(async (t, me) => ({
        params: { id: await makeSeries(t, me, { gap: '2027-01-13' }), day: '2027-01-13' },
      })),
    },
  },
  fill: (t, me) => makeSeries(t, me, { gap: '2027-01-13' }),
};
