import { closedReason } from '#contract/personal-data.ts';
import type { PersonalData } from '#server/platform/module.ts';
import { endAskedVisits } from './own/answer-visit.ts';
import { cancelVisit } from './cancel/cancel-visit.ts';
import {
  eraseVisits,
  exportReportCards,
  exportVisitHistory,
  exportVisitPets,
  exportVisits,
  findUnfinishedVisits,
  findVisitsAhead,
} from './personal-data.queries.ts';

export const visitsData: PersonalData = {
  domain: 'visits',
  export: async (sql, accountId) => ({
    visits: await exportVisits(sql, accountId),
    'visit-pets': await exportVisitPets(sql, accountId),
    'report-cards': await exportReportCards(sql, accountId),
    'visit-history': await exportVisitHistory(sql, accountId),
  }),
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
