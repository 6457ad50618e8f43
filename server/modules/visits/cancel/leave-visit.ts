import { leaveBooking, recordNoShow, settleNoShow } from '#server/modules/reliability/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { LockedVisit, Side } from '../visits.queries.ts';

/**
 * Records what it counts as that one side cancels a visit; a provider's own visits count for no one.
 * @throws Problem `counts_differently`
 */
export async function leaveVisit(
  t: Transaction,
  visit: LockedVisit,
  side: Side,
  shown: Shown,
): Promise<void> {
  const { startsAt, bookedAt } = visit;
  const sides = sidesOf(visit, side);
  if (sides)
    await leaveBooking(t, sides.accountId, sides.subject, { act: 'cancel', startsAt, bookedAt }, shown);
}

/** Records that one side of a visit did not come, with the other's note; a provider's own visits count for no one. */
export async function recordMissed(
  t: Transaction,
  visit: LockedVisit,
  side: Side,
  note: string | null,
): Promise<void> {
  const sides = sidesOf(visit, side);
  if (sides) await recordNoShow(t, sides.accountId, sides.subject, note);
}

/** Records that the two sides agree on a no-show: it `counts`, or it did not happen. */
export async function settleMissed(
  t: Transaction,
  visit: LockedVisit,
  { counts }: { counts: boolean },
): Promise<void> {
  const sides = visit.missedBy && sidesOf(visit, visit.missedBy);
  if (sides) await settleNoShow(t, sides.accountId, visit.id, { counts });
}

/** The account on one side of a visit from the marketplace, and what is recorded of it. */
function sidesOf({ id, title, timeZone, source, providerId, ownerId }: LockedVisit, side: Side) {
  if (source !== 'marketplace' || ownerId === null) return undefined;
  const [accountId, otherId] = side === 'provider' ? [providerId, ownerId] : [ownerId, providerId];
  return { accountId, subject: { kind: 'visit' as const, id, title, timeZone, otherId } };
}
