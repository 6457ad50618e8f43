import type { cancellationPoliciesApi } from '#contract/cancellation-policies/cancellation-policies.ts';
import { makeVisit } from '#server/modules/visits/visits.factory.ts';
import { after, hours } from '#server/platform/clock.ts';
import { anyone, own, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import { makeFee, makePolicy } from './cancellation-policies.factory.ts';
import { waiveFee } from './list-fees.ts';

const provider = withRole('groomer', 'owner');

export const sweep: Sweep<typeof cancellationPoliciesApi> = {
  calls: {
    'GET /api/cancellation-policy': {
      access: provider,
      set: withRecords(async (t, me) => {
        await makePolicy(t, me);
        return {};
      }),
    },
    'PUT /api/cancellation-policy': {
      access: provider,
      set: () => ({ body: { cancelHours: 48, lateCancelPercent: 40, noShowPercent: 90 } }),
    },
    'GET /api/cancellation-policies/:id': {
      access: anyone,
      set: withRecords(async (t, me) => {
        await makePolicy(t, me);
        return { params: { id: me } };
      }),
    },
    'GET /api/visits/:id/cancellation-fee': {
      access: own(anyone),
      set: withRecords(async (t, me) => {
        await makePolicy(t, me);
        return { params: { id: (await makeVisit(t, { providerId: me })).id } };
      }),
    },
    'GET /api/fees': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, me) => {
        await makeFee(t, me);
        await makeFee(t, me, hours(5));
        return {};
      }),
    },
    'POST /api/visits/:id/fees': {
      access: own(provider),
      set: withRecords(async (t, me) => {
        await makePolicy(t, me);
        const startsAt = after(t.now, hours(2));
        return { params: { id: (await makeVisit(t, { providerId: me, status: 'cancelled', startsAt })).id } };
      }),
    },
    'POST /api/fees/:id/waive': {
      access: own(provider),
      set: withRecords(async (t, me) => ({
        params: { id: (await makeFee(t, me)).id },
        body: { reason: 'First time' },
      })),
    },
  },
  fill: async (t, me, mark) => {
    const { id } = await makeFee(t, me);
    await waiveFee(t, me, id, mark('First time.'));
  },
};
