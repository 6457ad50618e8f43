import { closedReason } from '#contract/personal-data.ts';
import type { Leaving } from '#server/platform/module.ts';
import { endAskedVisits } from './own/answer-visit.ts';
import { cancelVisit } from './cancel/cancel-visit.ts';
import { eraseVisits, findUnfinishedVisits, findVisitsAhead } from './personal-data.queries.ts';

export const visitsLeaving: Leaving = {
  facts: async (sql, accountId, now) => ({
    unfinished: await findUnfinishedVisits(sql, accountId, now),
    cancelled: await findVisitsAhead(sql, accountId, now),
  }),
  async leave(t, leaver) {
    await endAskedVisits(t, leaver.id);
    for (const { id } of await findVisitsAhead(t.sql, leaver.id, t.now))
      await cancelVisit(t, leaver, id, { reason: closedReason });
  },
  async erase({ sql }, accountId) {
    await eraseVisits(sql, accountId);
  },
};
