import { weeksAhead } from '#contract/visit-series.ts';
import { datesOf, lastDayToBook } from '#reference/series-dates.ts';
import { onBehalfOf } from '#server/modules/identity/index.ts';
import { bookOwnVisit } from '#server/modules/visits/index.ts';
import { after, minutes as minutesLong } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Problem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { dayIn, instantAt, timeIn } from '#server/platform/wall-clock.ts';
import {
  endSeries,
  findDays,
  findOpenSeries,
  insertGap,
  insertSeriesVisit,
  lockSeriesToBook,
  removePastGaps,
} from './visit-series.queries.ts';

const atOnce = 200;
const longestReason = 300;
/** What speaks against one date. */
const refusals: ReadonlySet<string> = new Set(['clash', 'unconfirmed', 'invalid', 'full']);
export const isAgainstDate = (error: unknown): error is Problem =>
  error instanceof Problem && refusals.has(error.code);

/** Books what is missing of every series, so that half a year is always booked. */
export async function bookAllSeries(platform: Platform): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const open = await findOpenSeries(platform.sql, last, atOnce);
    for (const { id } of open)
      await bookSeries(platform, id).catch((error: unknown) =>
        platform.log.error({ err: error, seriesId: id }, 'a series could not be booked'),
      );
    last = open.at(-1)?.id;
    if (open.length < atOnce) return;
  }
}

/** Books the dates of a series that are missing. A date that is refused becomes a gap, and leaves the others as they are. */
export async function bookSeries({ transact }: Platform, id: string): Promise<void> {
  for (let day: string | undefined; ;) {
    // Each date is a transaction of its own: what refuses one undoes only that one.
    try {
      day = await transact((t) => nextDay(t, id));
      if (!day) return;
      await transact((t) => bookDay(t, id, day ?? ''));
    } catch (error) {
      if (!isAgainstDate(error) || !day) throw error;
      await transact((t) => noteGap(t, id, day ?? '', error));
    }
  }
}

/** Keeps why nothing is booked on a date. */
export const noteGap = (t: Transaction, seriesId: string, day: string, { message }: Problem) =>
  insertGap(t.sql, { seriesId, day, because: message.slice(0, longestReason) });

/** The first date that is neither booked nor known to be impossible; ends a series that has no one left to groom. */
async function nextDay(t: Transaction, id: string): Promise<string | undefined> {
  const series = await lockSeriesToBook(t.sql, id);
  if (!series) return undefined;
  if (series.isGone || series.pets.length === 0) {
    await endSeries(t.sql, id, t.now);
    return undefined;
  }
  const today = dayIn(t.now, series.timeZone);
  await removePastGaps(t.sql, id, today);
  const { days, ahead } = await findDays(t.sql, id, today, t.now);
  const known = new Set(days);
  for (const day of datesOf(series, lastDayToBook(today, ahead, weeksAhead)))
    if (day > today && day >= (series.pausedUntil ?? '') && !known.has(day)) return day;
  return undefined;
}

/** @throws Problem with what is in the way */
async function bookDay(t: Transaction, id: string, day: string): Promise<void> {
  const series = await lockSeriesToBook(t.sql, id);
  if (!series || (await findDays(t.sql, id, day, t.now)).days.includes(day)) return;
  const { clientId, pets, startTime, minutes, atHome, timeZone } = series;
  const startsAt = startOn(day, startTime, timeZone);
  const { staffId, arrivesBefore, readyAfter } = series;
  const draft = {
    clientId,
    pets,
    startsAt: startsAt.toISOString(),
    minutes,
    atHome,
    staffId,
    ...(arrivesBefore > 0 ? { arrivesAt: after(startsAt, -minutesLong(arrivesBefore)).toISOString() } : {}),
    ...(readyAfter > 0 ? { readyAt: after(startsAt, minutesLong(minutes + readyAfter)).toISOString() } : {}),
  };
  const visit = await bookOwnVisit(t, onBehalfOf({ id: series.accountId, roles: series.roles }), draft);
  await insertSeriesVisit(t.sql, {
    seriesId: id,
    day,
    startsAt: startsAt.toISOString(),
    visitId: visit.id,
  });
}

/** When a visit begins on a day. @throws Problem `invalid` where the clocks skip its hour */
export function startOn(day: string, startTime: string, timeZone: string): Date {
  const startsAt = instantAt(day, startTime, timeZone);
  if (timeIn(startsAt, timeZone) !== startTime)
    throw new Problem('invalid', 'The clocks skip this hour on that day.');
  return startsAt;
}
