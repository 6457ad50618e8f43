import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { endInWords, momentInWords } from '#server/platform/wall-clock.ts';
import {
  deleteBookings,
  findOverlappingBookings,
  insertBooking,
  shortenBookings,
  updateTitles,
  extendOverdue,
  lockSubject,
} from './calendar.queries.ts';
import type { Booking, BusyTime, Wanted } from './calendar.queries.ts';

/**
 * Books a time for one shift or visit. `name` is used in the refusal, which ends with `otherwise`.
 * @throws Problem `clash` with the time of the conflicting booking, but not its title, which may be private
 */
export async function book(
  t: Transaction,
  booking: Booking,
  { name = 'This groomer', otherwise }: { name?: string; otherwise?: string | undefined } = {},
): Promise<void> {
  if (await insertBooking(t.sql, booking)) return;
  const [other] = await findOverlappingBookings(t.sql, booking);
  const time = other ? timeOf(other, t.now) : 'that time';
  throw problem(
    'clash',
    otherwise ? `${name} is booked for ${time}. ${otherwise}` : `${name} has just been booked for ${time}.`,
  );
}

/** Removes the bookings of a shift or visit. */
export async function unbook(
  t: Transaction,
  source: Pick<Booking, 'sourceKind' | 'sourceId'>,
): Promise<void> {
  await deleteBookings(t.sql, source.sourceKind, source.sourceId);
}

/** Gives the bookings of a shift or visit another title. */
export async function renameBooking(
  t: Transaction,
  source: Pick<Booking, 'sourceKind' | 'sourceId'>,
  title: string,
): Promise<void> {
  await updateTitles(t.sql, source.sourceKind, source.sourceId, title);
}

/** Ends the bookings of a shift or visit now, if they would go on or begin later: the rest of the time is free. */
export async function endBooking(
  t: Transaction,
  source: Pick<Booking, 'sourceKind' | 'sourceId'>,
): Promise<void> {
  await shortenBookings(t.sql, source.sourceKind, source.sourceId, t.now);
  await deleteBookings(t.sql, source.sourceKind, source.sourceId, t.now);
}

/** Locks subjects in a fixed order, so that several bookings at once never deadlock. */
export async function lockSubjects(t: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((a, b) => a.localeCompare(b))) await lockSubject(t.sql, id);
}

/** Lets animals that are still checked in after their time stay in a house until an instant. */
export const holdOverdue = async (t: Transaction, houseId: string, until: Date): Promise<void> => {
  await extendOverdue(t.sql, houseId, { now: t.now, until });
};

/**
 * Returns the bookings that conflict with a time range, in order. Without `dogsAtOnce`, any booking
 * conflicts.
 */
export const clashesOf = (sql: Sql, wanted: Wanted): Promise<BusyTime[]> =>
  findOverlappingBookings(sql, wanted);

/** Returns a text such as `Full-groom Saturday, Sat, Nov 28, 8:00 AM to 4:00 PM`, in local time. */
export const describeTime = (busy: BusyTime, now: Date) => `${busy.title}, ${timeOf(busy, now)}`;

const timeOf = ({ startsAt, endsAt, timeZone }: BusyTime, now: Date): string =>
  `${momentInWords(startsAt, timeZone, now)} to ${endInWords(startsAt, endsAt, timeZone)}`;
