import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';
import type { DaySpan } from './calendar-days.ts';

/** The viewer's calendar for a range of days; the earlier one stays until it is loaded. */
export const useCalendar = (range: DaySpan) =>
  useQuery({
    ...query('GET /api/calendar', { query: range }),
    ...polled,
    placeholderData: keepPreviousData,
  });

export const useCalendarFeed = () => useQuery(query('GET /api/calendar/feed'));
