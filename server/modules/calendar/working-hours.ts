import { endOfDay } from '#contract/time-spans.ts';
import type { WorkingHours, WorkingSpan } from '#contract/calendar.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { findWorkingSpans, writeWorkingSpans } from './hours.queries.ts';

/** Returns when a person works, by the clock of their own place. */
export async function getWorkingHours(sql: Sql, accountId: string): Promise<WorkingHours> {
  return { timeZone: await zoneOf(sql, accountId), spans: await findWorkingSpans(sql, accountId) };
}

/** Replaces all working hours of a person. Booked work stays as it is. */
export async function setWorkingHours(
  t: Transaction,
  accountId: string,
  spans: readonly WorkingSpan[],
): Promise<WorkingHours> {
  const stored = spans.map((each) => ({ ...each, to: endOfDay(each.to) }));
  await writeWorkingSpans(t.sql, accountId, stored);
  return getWorkingHours(t.sql, accountId);
}
