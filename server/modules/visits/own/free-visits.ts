import type { Transaction } from '#server/platform/transaction.ts';
import { lockVisitForJob, recordHistory } from '../lock-visit.ts';
import { findOpenVisitsOf, writeStaff } from './assign.queries.ts';
import { takeRoom } from './own-bookings.ts';

/** Takes open visits from a person who will not be there, or who is there only for some hours. They stay booked, with no one. */
export async function freeVisits(
  t: Transaction,
  staffId: string,
  within: { since: string; until: string } | null = null,
): Promise<number> {
  const ids = await findOpenVisitsOf(t.sql, staffId, within);
  for (const id of ids) {
    const visit = await lockVisitForJob(t, id);
    if (!visit) continue;
    await takeRoom(t, { ...visit, staffId: null }, true);
    await writeStaff(t.sql, id, { staffId: null, tableNo: visit.tableNo });
    await recordHistory(t, id, 'assigned', { by: null });
  }
  return ids.length;
}
