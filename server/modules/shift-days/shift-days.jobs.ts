import { lockShiftForJob } from '#server/modules/shifts/index.ts';
import { onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import type { JobTable } from '#server/platform/jobs/jobs.ts';
import { agreeAfterSilence } from './claim-extras.ts';
import { openDay } from './shift-days.queries.ts';

export const shiftDaysJobs: JobTable = {
  'open-shift-day': onEvent('shift.filled', ({ transact }, { shiftId }) =>
    transact(async (t) => {
      const shift = await lockShiftForJob(t, shiftId);
      if (!shift?.groomerId) return;
      const { groomerId, businessId } = shift;
      await openDay(t.sql, { shiftId, groomerId, businessId }, t.now);
    }),
  ),
  'agree-to-extras-after-silence': scheduled(({ transact }, { extraId }: { extraId: string }) =>
    transact((t) => agreeAfterSilence(t, extraId)),
  ),
};
