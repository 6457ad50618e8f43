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
  /** How much of that it takes; 1 without it. */
  units?: number;
  /** Stands beside others on purpose: it is not refused itself, but later bookings count it. */
  squeezed?: boolean;
};

/**
 * Inserts a booking unless it conflicts with others, which the trigger `bookings_keep_room` guarantees.
 * @returns whether it was booked
 */
export async function insertBooking(sql: Sql, booking: Booking): Promise<boolean> {
  const {
    sourceKind,
    sourceId,
    subjectId,
    from,
    to,
    title,
    timeZone,
    dogsAtOnce = null,
    units = 1,
    squeezed = false,
  } = booking;
  await sql`select lock_bookings(${subjectId})`;
  const rows = await sql`
    insert into bookings (source_kind, source_id, subject_id, during, title, time_zone, dogs_at_once, units, squeezed)
    select ${sourceKind}, ${sourceId}::uuid, ${subjectId}::uuid, wanted.during, ${title}, ${timeZone}, ${dogsAtOnce}::int, ${units}::int, ${squeezed}
    from (select tstzrange(${from}::timestamptz, ${to}::timestamptz) as during) wanted
    where ${squeezed} or not exists (select from bookings_in_the_way(${subjectId}, wanted.during, ${dogsAtOnce}, null, ${units}))
    returning source_id`;
  return rows.length === 1;
}

/** Ends the bookings of a source at an instant, if they would go on after it. */
export const shortenBookings = (
  sql: Sql,
  sourceKind: Booking['sourceKind'],
  sourceId: string,
  at: Date,
) => sql`
  update bookings set during = tstzrange(lower(during), ${at})
  where source_kind = ${sourceKind} and source_id = ${sourceId} and lower(during) < ${at} and upper(during) > ${at}`;

export const updateTitles = (sql: Sql, sourceKind: Booking['sourceKind'], sourceId: string, title: string) =>
  sql`update bookings set title = ${title} where source_kind = ${sourceKind} and source_id = ${sourceId}`;

/** Deletes the bookings of a source, or those that begin at an instant or later. */
export const deleteBookings = (
  sql: Sql,
  sourceKind: Booking['sourceKind'],
  sourceId: string,
  from: Date | null = null,
) => sql`
  delete from bookings where source_kind = ${sourceKind} and source_id = ${sourceId}
    and (${from}::timestamptz is null or lower(during) >= ${from})`;

export const lockSubject = (sql: Sql, subjectId: string) => sql`select lock_bookings(${subjectId})`;

/** Extends the stay of animals in a house that are checked in although their time is over. */
export const extendOverdue = (sql: Sql, houseId: string, { now, until }: { now: Date; until: Date }) => sql`
  update bookings b set during = tstzrange(lower(during), ${until}), squeezed = true
  from visits v
  where b.subject_id = ${houseId} and b.source_kind = 'visit' and v.id = b.source_id and v.status = 'checked_in'
    and lower(b.during) <= ${now} and upper(b.during) < ${until}`;

export type BusyTime = {
  sourceKind: string;
  sourceId: string;
  title: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
};

/** A requested time of a subject; `besides` is the source whose booking is ignored. */
export type Wanted = Pick<Booking, 'subjectId' | 'from' | 'to' | 'dogsAtOnce' | 'units'> & {
  besides?: string;
};

/** Finds the bookings that conflict with the requested time, in order. */
export const findOverlappingBookings = (
  sql: Sql,
  { subjectId, from, to, dogsAtOnce, units, besides }: Wanted,
) =>
  sql<BusyTime[]>`
    select source_kind, source_id, title, lower(during) as starts_at, upper(during) as ends_at, time_zone
    from bookings_in_the_way(${subjectId}, tstzrange(${from}::timestamptz, ${to}::timestamptz),
      ${dogsAtOnce ?? null}, ${besides ?? null}, ${units ?? 1})
    order by during`;

/** The most that a subject is booked for at any moment of a time. */
export async function countUnits(sql: Sql, { subjectId, from, to, besides }: Wanted): Promise<number> {
  const [row] = await sql<{ most: number | null }[]>`
    select max((select sum(c.units) from bookings c
      where c.subject_id = ${subjectId} and c.source_id is distinct from ${besides ?? null}::uuid
        and c.during @> greatest(lower(start.during), ${from}::timestamptz)))::int as most
    from bookings start
    where start.subject_id = ${subjectId} and start.source_id is distinct from ${besides ?? null}::uuid
      and start.during && tstzrange(${from}::timestamptz, ${to}::timestamptz)`;
  return row?.most ?? 0;
}
