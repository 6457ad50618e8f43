import { leaveBooking } from '#server/modules/reliability/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { LockedShift } from './shifts.queries.ts';

/** A groomer withdraws from a filled shift; its owner cancels it or releases the groomer. */
type Act = 'withdraw' | 'cancel';

/** Records what leaving a shift counts as. @throws Problem `counts_differently` */
export const leaveShift = (
  t: Transaction,
  accountId: string,
  { id, title, timeZone, businessId, groomerId, startsAt, filledAt }: LockedShift,
  act: Act,
  shown: Shown,
) =>
  leaveBooking(
    t,
    accountId,
    { kind: 'shift', id, title, timeZone, otherId: act === 'withdraw' ? businessId : groomerId },
    { act, startsAt, bookedAt: filledAt },
    shown,
  );
