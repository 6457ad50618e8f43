import { closedReason } from '#contract/personal-data.ts';
import type { Leaving } from '#server/platform/module.ts';
import { withdrawApplication } from './applications/withdraw-application.ts';
import {
  eraseShifts,
  findApplicationsAhead,
  findShiftsAhead,
  findUnfinishedShifts,
} from './personal-data.queries.ts';
import { cancelShift } from './post/cancel-shift.ts';

export const shiftsLeaving: Leaving = {
  facts: async (sql, accountId, now) => ({
    unfinished: await findUnfinishedShifts(sql, accountId, now),
    cancelled: [
      ...(await findShiftsAhead(sql, accountId, now)),
      ...(await findApplicationsAhead(sql, accountId, now)),
    ],
  }),
  async leave(t, leaver) {
    for (const { id } of await findApplicationsAhead(t.sql, leaver.id, t.now))
      await withdrawApplication(t, leaver, id, {});
    for (const { id } of await findShiftsAhead(t.sql, leaver.id, t.now))
      await cancelShift(t, leaver, id, { reason: closedReason });
  },
  async erase({ sql }, accountId) {
    await eraseShifts(sql, accountId);
  },
};
