import type { Sql } from '#server/platform/database/sql.ts';

export type Booking = {
  sourceKind: 'shift' | 'visit';
  sourceId: string;
  /** The account or pet that is busy. */
  subjectId: string;
  from: Date | string;
  to: Date | string;
  title: string;
  timeZone: string;
  /** How many visits the subject can take at the same time; without it the booking excludes all others. */
  dogsAtOnce?: number;
};

/**
 * Inserts a booking unless it conflicts with others, which the trigger `bookings_keep_room` guarantees.
 * @returns whether it was booked
 */
export async function insertBooking(sql: Sql, booking: Booking): Promise<boolean> {
  const { sourceKind, sourceId, subjectId, from, to, title, timeZone, dogsAtOnce = null } = booking;
  await sql`select lock_bookings(${subjectId})`;
  const rows = await sql`
    insert into bookings (source_kind, source_id, subject_id, during, title, time_zone, dogs_at_once)
    select ${sourceKind}, ${sourceId}::uuid, ${subjectId}::uuid, wanted.during, ${title}, ${timeZone}, ${dogsAtOnce}::int
    from (select tstzrange(${from}::timestamptz, ${to}::timestamptz) as during) wanted
    where not exists (select from bookings_in_the_way(${subjectId}, wanted.during, ${dogsAtOnce}))
    returning source_id`;
  return rows.length === 1;
}

/** Moves a booking unless the new time conflicts with others. @returns whether it was moved */
export async function updateBooking(sql: Sql, booking: Booking): Promise<boolean> {
  const { sourceKind, sourceId, subjectId, from, to, dogsAtOnce = null } = booking;
  await sql`select lock_bookings(${subjectId})`;
  const rows = await sql`
    update bookings set during = wanted.during, dogs_at_once = ${dogsAtOnce}::int
    from (select tstzrange(${from}::timestamptz, ${to}::timestamptz) as during) wanted
    where source_kind = ${sourceKind} and source_id = ${sourceId} and subject_id = ${subjectId}
      and not exists (select from bookings_in_the_way(${subjectId}, wanted.during, ${dogsAtOnce}, ${sourceId}))
    returning source_id`;
  return rows.length === 1;
}

export const deleteBookings = (sql: Sql, sourceKind: Booking['sourceKind'], sourceId: string) =>
  sql`delete from bookings where source_kind = ${sourceKind} and source_id = ${sourceId}`;

export type BusyTime = {
  sourceKind: string;
  sourceId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
};

/** A requested time of a subject; `besides` is the source whose booking is ignored. */
export type Wanted = Pick<Booking, 'subjectId' | 'from' | 'to' | 'dogsAtOnce'> & { besides?: string };

/** Finds the bookings that conflict with the requested time, in order. */
export const findOverlappingBookings = (sql: Sql, { subjectId, from, to, dogsAtOnce, besides }: Wanted) =>
  sql<BusyTime[]>`
    select source_kind, source_id, title, lower(during) as starts_at, upper(during) as ends_at, time_zone
    from bookings_in_the_way(${subjectId}, tstzrange(${from}::timestamptz, ${to}::timestamptz),
      ${dogsAtOnce ?? null}, ${besides ?? null})
    order by during`;
