import { onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { can } from '#server/platform/lifecycle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lockShiftForJob } from '#server/modules/shifts/index.ts';
import { termChangeLifecycle } from './term-changes.lifecycle.ts';
import { endChangesOf, findTermChange, moveTermChange } from './term-changes.queries.ts';

const end = ({ transact }: Platform, { shiftId }: { shiftId: string }) =>
  transact(async (t) => {
    await endChangesOf(t.sql, shiftId);
  });

export const termChangesJobs: JobTable = {
  'expire-term-change': scheduled(({ transact }, { termChangeId }: { termChangeId: string }) =>
    transact(async (t) => {
      const seen = await findTermChange(t.sql, termChangeId);
      if (!seen) return;
      await lockShiftForJob(t, seen.shiftId);
      const change = await findTermChange(t.sql, termChangeId);
      if (!change || !can(termChangeLifecycle, 'expire', change.state)) return;
      await moveTermChange(t.sql, termChangeId, 'expire', t.now);
      await t.announce('term_change.answered', { termChangeId });
    }),
  ),
  'end-term-changes-of-reopened': onEvent('shift.reopened', end),
  'end-term-changes-of-started': onEvent('shift.started', end),
  'end-term-changes-of-ended': onEvent('shift.ended', end),
};
