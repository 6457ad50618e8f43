import { useQuery } from '@tanstack/react-query';
import { polled, query } from '#web/lib/api/query.ts';

/** The calendar that the viewer keeps elsewhere; null if none is read. */
export const useOutsideCalendar = () =>
  useQuery({
    ...query('GET /api/outside-calendar'),
    ...polled,
    select: ({ calendar }) => calendar,
  });
