import { anyone, members, own } from '#tests/every-call/access.ts';
import type { World } from '#tests/every-call/notice-world.ts';
import { to } from '#tests/every-call/notices.ts';
import type { Happening } from '#tests/every-call/notices.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import type { savedSearchesApi } from '#contract/saved-searches.ts';
import { makeSavedSearch } from '#server/modules/saved-searches/saved-searches.factory.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';

const saved = (body?: object): ValidRequest => ({
  set: withRecords(async (t, accountId) => ({
    params: { id: await makeSavedSearch(t, { accountId }) },
    ...(body ? { body } : {}),
  })),
});

/** With a search of the groomer that the shift matches. */
async function searchMatched({ sql, transact, shift: { shiftId }, groomer }: World): Promise<Happening> {
  await sql`update shifts set status = 'posted' where id = ${shiftId}`;
  const savedSearchId = await transact((t) => makeSavedSearch(t, { accountId: groomer.id }));
  return ['saved_search.matched', { savedSearchId, itemId: shiftId }];
}

/** With a search of the groomer that is summed up every morning. */
async function searchSummed({ transact, groomer }: World): Promise<Happening> {
  const savedSearchId = await transact((t) => makeSavedSearch(t, { accountId: groomer.id, notify: 'daily' }));
  return ['saved_search.summed', { savedSearchId, count: 3 }];
}

export const sweep: Sweep<typeof savedSearchesApi> = {
  calls: {
    'GET /api/saved-searches': {
      access: own(anyone, 'own'),
      set: withRecords(async (t, accountId) => {
        await makeSavedSearch(t, { accountId });
        return {};
      }),
    },
    'POST /api/saved-searches': {
      access: members(),
      set: () => ({
        body: {
          kind: 'shifts',
          name: 'Saturdays nearby',
          notify: 'daily',
          query: { near: 'Austin, TX', radius: 25, type: 'salon', minPay: 45, maxDogs: 9, q: 'doodles' },
        },
      }),
    },
    'PATCH /api/saved-searches/:id': {
      access: own(anyone),
      ...saved({ name: 'Sundays nearby', notify: 'off' }),
    },
    'DELETE /api/saved-searches/:id': { access: own(anyone), ...saved() },
  },
  notices: {
    search_matched: to('groomer', searchMatched),
    search_summed: to('groomer', searchSummed),
  },
  fill: (t, accountId) => makeSavedSearch(t, { accountId }),
};
