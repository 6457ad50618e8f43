import { onEvent, scheduled } from '#server/platform/jobs/jobs.ts';
import { acceptClaimAfterSilence } from './pay/accept-claim.ts';
import { followDisputedPay } from './pay/follow-disputed-pay.ts';
import type { DisputedPay } from './pay/follow-disputed-pay.ts';
import { confirmPayAfterSilence } from './pay/confirm-pay.ts';
import { openHeldShift } from './post/hold-shift.ts';
import type { HeldShift } from './post/hold-shift.ts';
import { endApplicationsBetween } from './applications/end-applications-between.ts';
import { remindOfShift, remindOfUnclosedShift } from './work/remind-of-shift.ts';
import type { NearShift } from './work/remind-of-shift.ts';
import { settleByAdmin } from './work/settle-no-show.ts';
import { startOrExpireShift } from './work/start-shift.ts';

export const shiftsJobs = {
  'end-applications-of-blocked': onEvent('person.blocked', (platform, { blockerId, blockedId }) =>
    endApplicationsBetween(platform, blockerId, blockedId),
  ),
  'settle-contested-shift': onEvent('appeal.decided', ({ transact }, { subjectId, contested, upheld }) =>
    contested ? transact((t) => settleByAdmin(t, subjectId, upheld)) : Promise.resolve(),
  ),
  'start-or-expire-shift': scheduled(({ transact }, { shiftId }: { shiftId: string }) =>
    transact((t) => startOrExpireShift(t, shiftId)),
  ),
  'open-held-shift': scheduled(({ transact }, held: HeldShift) => transact((t) => openHeldShift(t, held))),
  'remind-of-shift': scheduled(({ transact }, near: NearShift) => transact((t) => remindOfShift(t, near))),
  'remind-of-unclosed-shift': scheduled(
    ({ transact }, { shiftId, hours }: { shiftId: string; hours: number }) =>
      transact((t) => remindOfUnclosedShift(t, shiftId, hours)),
  ),
  'accept-claim-after-silence': scheduled(({ transact }, { shiftId }: { shiftId: string }) =>
    transact((t) => acceptClaimAfterSilence(t, shiftId)),
  ),
  'follow-disputed-pay': scheduled(({ transact }, dispute: DisputedPay) =>
    transact((t) => followDisputedPay(t, dispute)),
  ),
  'confirm-pay-after-silence': scheduled(({ transact }, { shiftId }: { shiftId: string }) =>
    transact((t) => confirmPayAfterSilence(t, shiftId)),
  ),
};
