import type { CalendarEvent, FirstBooking } from '#contract/calendar/calendar.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { findBookings } from './first-booking.queries.ts';
import { calendarTitle } from './visit-title.ts';

/** What an account is booked for, if it lies ahead and nothing was ever booked before or besides. */
export async function getFirstBooking(
  sql: Sql,
  accountId: string,
  { as, now }: { as: CalendarEvent['as']; now: Date },
): Promise<{ booking: FirstBooking | null }> {
  const [first, other] = await findBookings(sql, accountId, as);
  if (!first || other || !first.stands || Date.parse(first.startsAt) <= now.getTime())
    return { booking: null };
  return { booking: { ...first, title: calendarTitle(first) } };
}
