import { scheduled } from '#server/platform/jobs/jobs.ts';
import { agreeAfterSilence } from './accept-claim.ts';
import { confirmPayAfterSilence } from './confirm-pay.ts';
import { remindOfUnclosedShift } from './remind-of-unclosed-shift.ts';
import { startOrExpireShift } from './start-shift.ts';

export const shiftsJobs = {
  'begin-or-expire-shift': scheduled(({ transact }, { shiftId }: { shiftId: string }) =>
    transact((t) => startOrExpireShift(t, shiftId)),
  ),
  'remind-of-unclosed-shift': scheduled(
    ({ transact }, { shiftId, hours }: { shiftId: string; hours: number }) =>
      transact((t) => remindOfUnclosedShift(t, shiftId, hours)),
  ),
  'agree-with-claim': scheduled(({ transact }, { shiftId }: { shiftId: string }) =>
    transact((t) => agreeAfterSilence(t, shiftId)),
  ),
  'confirm-pay-after-silence': scheduled(({ transact }, { shiftId }: { shiftId: string }) =>
    transact((t) => confirmPayAfterSilence(t, shiftId)),
  ),
};
