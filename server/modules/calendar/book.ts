import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { endInWords, momentInWords } from '#server/platform/wall-clock.ts';
import { deleteBookings, findOverlappingBookings, insertBooking, updateBooking } from './calendar.queries.ts';
import type { Booking, BusyTime, Wanted } from './calendar.queries.ts';

/**
 * Books a time for one shift or visit. `who` is the name used in the refusal.
 * @throws Problem `clash` with the time of the conflicting booking, but not its title, which may be private
 */
export async function book(t: Transaction, booking: Booking, who = 'This groomer'): Promise<void> {
  if (await insertBooking(t.sql, booking)) return;
  const [other] = await findOverlappingBookings(t.sql, booking);
  throw problem(
    'clash',
    other
      ? `${who} has just been booked for ${timeOf(other, t.now)}.`
      : `${who} has just been booked for that time.`,
  );
}

/**
 * Moves a booking to a new time.
 * @throws Problem `clash` with the time of the conflicting booking, but not its title
 */
export async function rebook(t: Transaction, booking: Booking, who = 'This groomer'): Promise<void> {
  if (await updateBooking(t.sql, booking)) return;
  const [other] = await findOverlappingBookings(t.sql, { ...booking, besides: booking.sourceId });
  if (!other) throw new Error('There is no booking to move');
  throw problem('clash', `${who} is booked for ${timeOf(other, t.now)}. The visit keeps its time.`);
}

/** Removes the bookings of a shift or visit. */
export async function unbook(
  t: Transaction,
  source: Pick<Booking, 'sourceKind' | 'sourceId'>,
): Promise<void> {
  await deleteBookings(t.sql, source.sourceKind, source.sourceId);
}

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
