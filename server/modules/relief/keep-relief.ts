import { endRelief, placeRelief } from '#server/modules/staff/index.ts';
import { freeVisits } from '#server/modules/visits/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findReliefOf, lockReliefShift } from './relief.queries.ts';

/**
 * Makes the groomer of a filled shift a person of the business for that day, with the hours and the share of the shift, and
 * removes them when no one works it. Visits of someone who will not be there then stay booked, with no one.
 */
export async function keepRelief(t: Transaction, shiftId: string): Promise<void> {
  const shift = await lockReliefShift(t.sql, shiftId);
  if (!shift) return;
  const { isFilled, startsAt, endsAt, ...person } = shift;
  if (isFilled) {
    const { id, moved } = await placeRelief(t, person);
    if (moved) await freeVisits(t, id, { since: startsAt, until: endsAt });
    return;
  }
  const id = await findReliefOf(t.sql, shiftId);
  if (!id) return;
  await freeVisits(t, id);
  await endRelief(t, id);
}
