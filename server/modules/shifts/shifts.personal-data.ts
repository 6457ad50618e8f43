import { closedReason } from '#contract/personal-data.ts';
import type { PersonalData } from '#server/platform/module.ts';
import { withdrawApplication } from './applications/withdraw-application.ts';
import {
  eraseShifts,
  exportApplications,
  exportClaims,
  exportHistory,
  exportPay,
  exportShifts,
  findApplicationsAhead,
  findShiftsAhead,
  findUnfinishedShifts,
} from './personal-data.queries.ts';
import { cancelShift } from './post/cancel-shift.ts';

export const shiftsData: PersonalData = {
  domain: 'shifts',
  export: async (sql, accountId) => ({
    shifts: await exportShifts(sql, accountId),
    applications: await exportApplications(sql, accountId),
    'shift-pay': await exportPay(sql, accountId),
    'shift-claims': await exportClaims(sql, accountId),
    'shift-history': await exportHistory(sql, accountId),
  }),
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
