import { problem } from '#server/platform/problem.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { endInWords, momentInWords } from '#server/platform/wall-clock.ts';
import { deleteBookings, findBookingsInTheWay, insertBooking, updateBooking } from './calendar.queries.ts';
import type { Booking, BusyTime, Wanted } from './calendar.queries.ts';

/**
 * Keeps the time free for one piece of work. @throws Problem `clash` with the time of what is there already, but not what
 * it is: who asks may be somebody else. `who` is the name that is told.
 */
export async function book(t: Transaction, booking: Booking, who = 'This groomer'): Promise<void> {
  if (await insertBooking(t.sql, booking)) return;
  const [other] = await findBookingsInTheWay(t.sql, booking);
  throw problem(
    'clash',
    other
      ? `${who} has just been booked for ${timeOf(other, t.now)}.`
      : `${who} has just been booked for that time.`,
  );
}

/** Gives a booking a new time. @throws Problem `clash` with the time that is in the way, but not what it is */
export async function rebook(t: Transaction, booking: Booking, who = 'This groomer'): Promise<void> {
  if (await updateBooking(t.sql, booking)) return;
  const [other] = await findBookingsInTheWay(t.sql, { ...booking, besides: booking.sourceId });
  if (!other) throw new Error('There is no booking to move');
  throw problem('clash', `${who} is booked for ${timeOf(other, t.now)}. The visit keeps its time.`);
}

/** Gives the time of one piece of work back. */
export async function unbook(
  t: Transaction,
  source: Pick<Booking, 'sourceKind' | 'sourceId'>,
): Promise<void> {
  await deleteBookings(t.sql, source.sourceKind, source.sourceId);
}

/** What leaves no room between two instants, in order; any booking where `dogsAtOnce` is left out. */
export const clashesOf = (sql: Sql, wanted: Wanted): Promise<BusyTime[]> => findBookingsInTheWay(sql, wanted);

/** `Full-groom Saturday, Sat, Nov 28, 8:00 AM to 4:00 PM`, as the clock of the place shows it. */
export const describeTime = (busy: BusyTime, now: Date) => `${busy.title}, ${timeOf(busy, now)}`;

const timeOf = ({ startsAt, endsAt, timeZone }: BusyTime, now: Date): string =>
  `${momentInWords(startsAt, timeZone, now)} to ${endInWords(startsAt, endsAt, timeZone)}`;
