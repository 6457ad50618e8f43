import { useQuery } from '@tanstack/react-query';
import type { Calendar } from '#contract/calendar/calendar.ts';
import { addDays } from '#reference/calendar-days.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { isoDay } from '#web/lib/dates.ts';

const none: Pick<Calendar, 'timeOff' | 'spans'> = { timeOff: [], spans: [] };

/** One's time off in the next seven days, and one's working hours; undefined while they load, none where that failed. */
export function useWeekHours(now: Date, timeZone: string | undefined): typeof none | undefined {
  const from = isoDay(now, timeZone);
  const range = { from, to: addDays(from, 6) };
  const { data, isError } = useQuery({ ...query('GET /api/calendar', { query: range }), ...polled });
  return data ?? (isError ? none : undefined);
}
