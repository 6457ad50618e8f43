import type { savedSearchesApi } from '#contract/saved-searches.ts';
import { makeSavedSearch } from '#server/modules/saved-searches/saved-searches.factory.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, ValidRequests } from '#tests/every-call/valid-request.ts';

const saved = (body?: object): ValidRequest => ({
  set: withRecords(async (t, accountId) => ({
    params: { id: await makeSavedSearch(t, { accountId }) },
    ...(body ? { body } : {}),
  })),
});

export const savedSearchesRequests: ValidRequests<typeof savedSearchesApi> = {
  'GET /api/saved-searches': {
    set: withRecords(async (t, accountId) => {
      await makeSavedSearch(t, { accountId });
      return {};
    }),
  },
  'POST /api/saved-searches': {
    set: () => ({
      body: {
        kind: 'shifts',
        name: 'Saturdays nearby',
        notify: 'daily',
        query: { near: 'Austin, TX', radius: 25, type: 'salon', minPay: 45, maxDogs: 9, q: 'doodles' },
      },
    }),
  },
  'PATCH /api/saved-searches/:id': saved({ name: 'Sundays nearby', notify: 'off' }),
  'DELETE /api/saved-searches/:id': saved(),
};
