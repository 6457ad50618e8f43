import type { BusyTime } from '#contract/outside-calendars/outside-calendars.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { replaceBusyTimes, writeCalendar } from './outside-calendars.queries.ts';

const noon: BusyTime = { startsAt: '2026-12-01T18:00:00Z', endsAt: '2026-12-01T19:00:00Z' };

/** Makes a calendar elsewhere with its busy times, by default one hour of a Tuesday; no key opens its address. */
export async function makeOutsideCalendar(
  t: Transaction,
  accountId: string,
  { host = 'calendar.example', busy = [noon] }: { host?: string; busy?: readonly BusyTime[] } = {},
): Promise<void> {
  await writeCalendar(t.sql, { accountId, sealedAddress: Buffer.from('sealed'), host, addedAt: t.now });
  await replaceBusyTimes(t.sql, accountId, busy);
}
