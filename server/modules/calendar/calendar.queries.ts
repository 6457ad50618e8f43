import type { Sql } from '#server/platform/sql.ts';

export type Booking = {
  sourceKind: 'shift' | 'visit';
  sourceId: string;
  /** Whoever is busy: an account, or a pet. */
  subjectId: string;
  from: Date | string;
  to: Date | string;
  title: string;
  timeZone: string;
};

/** @returns whether it was booked; false where the subject is busy at that time. Waits for whoever books it right now. */
export async function insertBooking(sql: Sql, booking: Booking): Promise<boolean> {
  const rows = await sql`
    insert into bookings (source_kind, source_id, subject_id, during, title, time_zone)
    values (${booking.sourceKind}, ${booking.sourceId}, ${booking.subjectId},
      tstzrange(${booking.from}::timestamptz, ${booking.to}::timestamptz), ${booking.title}, ${booking.timeZone})
    on conflict on constraint bookings_never_overlap do nothing
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

export const findBookings = (sql: Sql, subjectId: string, from: Date | string, to: Date | string) =>
  sql<BusyTime[]>`
    select source_kind, source_id, title, lower(during) as starts_at, upper(during) as ends_at, time_zone from bookings
    where subject_id = ${subjectId} and during && tstzrange(${from}::timestamptz, ${to}::timestamptz)
    order by during`;
