import { unbook } from '#server/modules/calendar/index.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteVisits, findUntouched } from './take-back-visits.queries.ts';

/** Removes booked visits that no one has touched since they were booked: not confirmed, changed, told of, or repeated. */
export async function takeBackVisits(
  t: Transaction,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const untouched = await findUntouched(t.sql, accountId, ids);
  for (const sourceId of untouched) await unbook(t, { sourceKind: 'visit', sourceId });
  await deleteVisits(t.sql, untouched);
}
