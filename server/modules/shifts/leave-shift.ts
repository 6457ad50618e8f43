import { isSigned } from '#server/modules/shift-agreements/index.ts';
import { leaveBooking } from '#server/modules/reliability/index.ts';
import type { Shown } from '#server/modules/reliability/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { LockedShift } from './shifts.queries.ts';

/** A groomer withdraws from a filled shift; its owner cancels it or releases the groomer. */
type Act = 'withdraw' | 'cancel';

/**
 * When a groomer was bound to a shift: null as long as they have not signed what changed after they applied, so that leaving it
 * counts as nothing.
 */
export const boundAt = async (
  sql: Sql,
  { id, groomerId, filledAt }: Pick<LockedShift, 'id' | 'groomerId' | 'filledAt'>,
  act: Act,
): Promise<string | null> =>
  act === 'cancel' || !groomerId || (await isSigned(sql, id, groomerId)) ? filledAt : null;

/** Records what leaving a shift counts as. @throws Problem `counts_differently` */
export async function leaveShift(
  t: Transaction,
  accountId: string,
  shift: LockedShift,
  act: Act,
  shown: Shown,
): Promise<void> {
  const { id, title, timeZone, businessId, groomerId, startsAt } = shift;
  await leaveBooking(
    t,
    accountId,
    { kind: 'shift', id, title, timeZone, otherId: act === 'withdraw' ? businessId : groomerId },
    { act, startsAt, bookedAt: await boundAt(t.sql, shift, act) },
    shown,
  );
}
