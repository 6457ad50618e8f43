import { closedReason } from '#contract/personal-data.ts';
import type { Leaving } from '#server/platform/module.ts';
import { lockRequest } from './lock-request.ts';
import { withdrawOffer } from './offers/withdraw-offer.ts';
import { eraseRequests, findOpenOffers, findOpenRequests } from './personal-data.queries.ts';
import { endRequest } from './post/end-request.ts';

export const groomingRequestsLeaving: Leaving = {
  facts: async (sql, accountId) => ({
    cancelled: [...(await findOpenRequests(sql, accountId)), ...(await findOpenOffers(sql, accountId))],
  }),
  async leave(t, leaver) {
    for (const { id } of await findOpenOffers(t.sql, leaver.id)) await withdrawOffer(t, leaver, id);
    for (const { id } of await findOpenRequests(t.sql, leaver.id)) {
      await lockRequest(t, id, leaver, 'cancel');
      await endRequest(t, id, 'cancel', closedReason);
    }
  },
  async erase({ sql }, accountId) {
    await eraseRequests(sql, accountId);
  },
};
