import type { careTipsApi } from '#contract/care-tips/care-tips.ts';
import { makePet } from '#server/modules/pets/pets.factory.ts';
import { makeOwnerTip } from '#server/modules/care-tips/care-tips.factory.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequests } from '#tests/every-call/valid-request.ts';

const tipId = 'safety-parked-car';

export const careTipsRequests: ValidRequests<typeof careTipsApi> = {
  'GET /api/pet-care-tips': {
    set: withRecords(async (t, ownerId) => ({
      query: { petId: (await makePet(t, { ownerId })).id, category: 'grooming' },
    })),
  },
  'GET /api/pet-care-tips/saved': {
    set: withRecords(async (t, accountId) => {
      await makeOwnerTip(t, { accountId, tipId, saved: true });
      return {};
    }),
  },
  'GET /api/pet-care-tips/:id': { set: () => ({ params: { id: tipId } }) },
  'GET /api/pet-care-tips/daily/:userId': {
    set: withRecords(async (t, ownerId) => {
      await makePet(t, { ownerId });
      return { params: { userId: ownerId } };
    }),
  },
  'GET /api/pet-care-tips/daily-state': {},
  'GET /api/pet-care-tips/notifications': {},
  'POST /api/pet-care-tips/rate': {
    set: () => ({ body: { tipId, rating: 5, feedback: 'We tried it today.' } }),
  },
  'POST /api/pet-care-tips/save': { set: () => ({ body: { tipId, saved: true } }) },
  'POST /api/pet-care-tips/notifications': {
    set: () => ({ body: { enabled: true, email: true, push: false } }),
  },
  'GET /api/admin/care-tips': { set: () => ({ query: { category: 'safety', sort: 'title' } }) },
  'GET /api/admin/care-tips/:id/feedback': {
    set: withRecords(async (t) => {
      for (const feedback of ['Ours is in the shade.', 'Clear and short.'])
        await makeOwnerTip(t, { tipId, rating: 4, feedback });
      return { params: { id: tipId }, query: { limit: '1' } };
    }),
  },
  'PATCH /api/admin/care-tips/:id': {
    set: () => ({ params: { id: tipId }, body: { hidden: true, reason: 'Its source has been withdrawn.' } }),
  },
};
