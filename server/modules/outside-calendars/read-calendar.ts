import { daysRead, failingDays, mostEntries } from '#contract/outside-calendars/outside-calendars.ts';
import type { ReadFailure } from '#contract/outside-calendars/read-failures.ts';
import { after, days, hours, minutes, seconds } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem } from '#server/platform/problem.ts';
import { runInWorker } from '#server/platform/process/run-in-worker.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import type { Expanded } from './expand-calendar.ts';
import type { CalendarToExpand } from './expand-calendar.worker.ts';
import {
  findToRead,
  noteFailure,
  noteRead,
  replaceBusyTimes,
  stopReading,
} from './outside-calendars.queries.ts';
import type { CalendarToRead } from './outside-calendars.queries.ts';

const readEvery = minutes(15);
/** A calendar that has failed for a day, or whose owner has no membership, is asked less often. */
const readSeldom = hours(1);
const bounds = { accept: 'text/calendar', maxBytes: 2 * 1024 * 1024, patience: seconds(10) };
const expandingPatience = seconds(10);
const utcDay = days(1);

type Reading = { busy: [from: number, to: number][]; cut: boolean } | { failure: ReadFailure };

/** Reads a calendar that is kept elsewhere, writes its busy times, and plans the next reading. */
export async function readCalendar(platform: Platform, accountId: string): Promise<void> {
  const { sql, secrets, transact, clock } = platform;
  const calendar = await findToRead(sql, accountId);
  if (!calendar) return;
  const { sealedAddress } = calendar;
  if (!calendar.isMember) return transact((t) => readNext(t, accountId, readSeldom), { repeatable: true });
  const address = await secrets.open(sealedAddress, accountId).catch(() => undefined);
  const reading: Reading = address
    ? await readBusy(platform, address, calendar, clock.now())
    : { failure: 'address_lost' };
  const mark = await secrets.mark();
  const isCurrent = !address || sealedAddress.subarray(0, mark.length).equals(mark);
  const resealed = isCurrent ? sealedAddress : await secrets.seal(address, accountId);
  await transact(async (t) => {
    const read = { accountId, sealedAddress, now: t.now };
    if ('failure' in reading) return noteFailed(t, read, reading.failure);
    const { busy, cut } = reading;
    if (!(await noteRead(t.sql, read, { resealed, busyTimes: busy.length, cut }))) return;
    const times = busy.map(([from, to]) => ({ startsAt: iso(from), endsAt: iso(to) }));
    await replaceBusyTimes(t.sql, accountId, times);
    await readNext(t, accountId, readEvery);
  });
}

const iso = (at: number) => new Date(at).toISOString();

async function readBusy(
  { readPublic, log }: Platform,
  address: string,
  { timeZone }: CalendarToRead,
  now: Date,
): Promise<Reading> {
  const reply = await readPublic(new URL(address), bounds);
  if ('failure' in reply) return reply;
  // From yesterday on, so that a day shows the same until it ends everywhere.
  const since = after(now, -(now.getTime() % utcDay) - utcDay);
  const until = after(since, days(daysRead + 1));
  const given: CalendarToExpand = {
    text: reply.body.toString(),
    bounds: { since, until, timeZone, mostEntries },
  };
  try {
    return await runInWorker<Expanded>(
      new URL('expand-calendar.worker.ts', import.meta.url),
      given,
      expandingPatience,
    );
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.warn({ err: error }, 'a calendar could not be expanded');
    return { failure: 'too_complex' };
  }
}

async function noteFailed(
  t: Transaction,
  read: { accountId: string; sealedAddress: Buffer; now: Date },
  failure: ReadFailure,
): Promise<void> {
  const since = await noteFailure(t.sql, read, failure);
  if (!since) return;
  const failingFor = read.now.getTime() - since.getTime();
  if (failingFor < days(failingDays))
    return readNext(t, read.accountId, failingFor < days(1) ? readEvery : readSeldom);
  await stopReading(t.sql, read.accountId, read.now);
  await t.announce('outside_calendar.stopped', { accountId: read.accountId });
}

const readNext = (t: Transaction, accountId: string, wait: number) =>
  t.schedule('calendar-read', { accountId }, after(t.now, wait), accountId);
