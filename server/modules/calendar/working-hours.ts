import type { WorkingHours, WorkingSpan } from '#contract/calendar.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findWorkingSpans, findZone, writeWorkingSpans } from './hours.queries.ts';

/** Returns when a person works, by the clock of their own place. */
export async function getWorkingHours(sql: Sql, accountId: string): Promise<WorkingHours> {
  return { timeZone: await findZone(sql, accountId), spans: await findWorkingSpans(sql, accountId) };
}

/** Replaces all working hours of a person. Booked work stays as it is. */
export async function setWorkingHours(
  t: Transaction,
  accountId: string,
  spans: readonly WorkingSpan[],
): Promise<WorkingHours> {
  await writeWorkingSpans(t.sql, accountId, spans);
  return getWorkingHours(t.sql, accountId);
}
