import { httpsAddress } from '#contract/outside-calendars/calendar-address.ts';
import type { Platform } from '#server/platform/platform.ts';
import { notFound } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { deleteCalendar, resumeReading, writeCalendar } from './outside-calendars.queries.ts';

/** Stores the address of the calendar that a provider keeps elsewhere, and has it read at once. */
export async function nameCalendar(
  t: Transaction,
  { secrets }: Pick<Platform, 'secrets'>,
  accountId: string,
  url: string,
) {
  const address = httpsAddress(url);
  const calendar = await writeCalendar(t.sql, {
    accountId,
    sealedAddress: await secrets.seal(address, accountId),
    host: new URL(address).hostname,
    addedAt: t.now,
  });
  await readNow(t, accountId);
  return { calendar: calendar ?? null };
}

/** Has a calendar read at once, also if reading it had ended. @throws Problem `not_found` */
export async function readAgain(t: Transaction, accountId: string) {
  const calendar = await resumeReading(t.sql, accountId);
  if (!calendar) throw notFound('calendar');
  await readNow(t, accountId);
  return { calendar };
}

export async function forgetCalendar(t: Transaction, accountId: string): Promise<void> {
  await deleteCalendar(t.sql, accountId);
}

const readNow = (t: Transaction, accountId: string) =>
  t.schedule('calendar-read', { accountId }, t.now, accountId);
