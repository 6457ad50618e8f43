import { endOfDay } from '#contract/calendar/time-spans.ts';
import type { WorkingHours, WorkingSpan } from '#contract/calendar/calendar.ts';
import { weekdays } from '#contract/profiles/opening-hours.ts';
import type { OpeningHours } from '#contract/profiles/opening-hours.ts';
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

/**
 * Lets a business work when it is open, unless its working hours were set to something else: whoever has told the opening
 * hours is not asked for the same week twice.
 */
export async function followOpeningHours(
  t: Transaction,
  accountId: string,
  change: { before: OpeningHours | null; after: OpeningHours },
): Promise<void> {
  const current = await findWorkingSpans(t.sql, accountId);
  const followed = change.before ? spansOf(change.before) : [];
  if (current.length > 0 && !isSame(current, followed)) return;
  await writeWorkingSpans(t.sql, accountId, spansOf(change.after));
}

const spansOf = (hours: OpeningHours): WorkingSpan[] =>
  weekdays.flatMap((day, nth) =>
    hours[day].spans.map(({ from, to }) => ({ weekday: nth + 1, from, to: endOfDay(to) })),
  );

const isSame = (one: readonly WorkingSpan[], other: readonly WorkingSpan[]): boolean =>
  one.length === other.length &&
  one.every(({ weekday, from, to }) =>
    other.some((each) => each.weekday === weekday && each.from === from && each.to === to),
  );
