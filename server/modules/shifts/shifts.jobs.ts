import { scheduled } from '#server/platform/jobs.ts';
import { confirmPayAfterSilence } from './confirm-pay.ts';
import { beginOrExpireShift } from './start-shift.ts';

export const shiftsJobs = {
  'begin-or-expire-shift': scheduled(({ transact }, { shiftId }: { shiftId: string }) =>
    transact((t) => beginOrExpireShift(t, shiftId)),
  ),
  'confirm-pay-after-silence': scheduled(({ transact }, { shiftId }: { shiftId: string }) =>
    transact((t) => confirmPayAfterSilence(t, shiftId)),
  ),
};
