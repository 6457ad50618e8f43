import { leaveBooking, recordNoShow } from '#server/modules/reliability/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { LockedVisit, Side } from '../visits.queries.ts';

/** Records what it counts as that one side cancels a visit. @throws Problem `counts_differently` */
export const leaveVisit = (t: Transaction, visit: LockedVisit, side: Side, shown: Shown) =>
  leaveBooking(
    t,
    accountOf(visit, side),
    subjectOf(visit, side),
    { act: 'cancel', startsAt: visit.startsAt, bookedAt: visit.bookedAt },
    shown,
  );

/** Records that one side of a visit did not come. */
export const recordMissed = (t: Transaction, visit: LockedVisit, side: Side) =>
  recordNoShow(t, accountOf(visit, side), subjectOf(visit, side));

const accountOf = ({ providerId, ownerId }: LockedVisit, side: Side) =>
  side === 'provider' ? providerId : ownerId;

const subjectOf = (visit: LockedVisit, side: Side) => ({
  kind: 'visit' as const,
  id: visit.id,
  title: visit.title,
  timeZone: visit.timeZone,
  otherId: accountOf(visit, side === 'provider' ? 'pet_owner' : 'provider'),
});
