import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addDays } from '#reference/calendar-days.ts';
import { isoDay } from '#web/lib/dates.ts';
import type { Input } from '#web/lib/api/call.ts';
import { pages, polled, query } from '#web/lib/api/query.ts';

export type ReportCardPosting = Input<'POST /api/visits/:id/complete'>['body'];

type Whose = { as: 'provider' | 'pet_owner'; petId?: string; enabled?: boolean };

/** The viewer's visits of one side, latest first. */
export const useVisits = ({ as, petId, enabled = true }: Whose) =>
  useInfiniteQuery({
    ...pages('GET /api/visits', { query: { as, petId, limit: 50 } }),
    ...polled,
    enabled,
  });

/** From yesterday on, whose work may last into today; the browser may be in another time zone than the work. */
export const visitsAhead = (as: 'provider' | 'pet_owner', now: Date) =>
  pages('GET /api/visits', { query: { as, from: addDays(isoDay(now), -1), limit: 50 } });

/** The viewer's visits of one side, the nearest first: the first answer says what is next. */
export const useVisitsAhead = (as: 'provider' | 'pet_owner', now: Date, { enabled = true } = {}) =>
  useInfiniteQuery({ ...visitsAhead(as, now), ...polled, enabled });

export const toFinish = pages('GET /api/visits', { query: { as: 'provider', toFinish: 'true', limit: 50 } });

/** The provider's visits that are over and not finished, also those of weeks ago. */
export const useVisitsToFinish = () => useInfiniteQuery({ ...toFinish, ...polled });

/**
 * The provider's visits, including all upcoming ones. The list begins with the latest, so pages are loaded
 * until it reaches the past.
 */
export function useOwnVisits() {
  const visits = useVisits({ as: 'provider' });
  const { data, hasNextPage, isFetching, fetchNextPage } = visits;
  const last = data?.at(-1);
  useEffect(() => {
    if (!last || !hasNextPage || isFetching) return;
    if (Date.parse(last.endsAt) > Date.now()) void fetchNextPage();
  }, [last, hasNextPage, isFetching, fetchNextPage]);
  return visits;
}

export const useVisit = (id: string) =>
  useQuery({ ...query('GET /api/visits/:id', { params: { id } }), ...polled });

/**
 * Conflicts with a new start, loaded again for each time.
 * @param isOpen false once the visit moves, since the time that it then has cannot be checked anymore
 */
export const useMoveCheck = (id: string, startsAt: string | undefined, isOpen = true) =>
  useQuery({
    ...query('GET /api/visits/:id/move-check', { params: { id }, query: { startsAt: startsAt ?? '' } }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    enabled: isOpen && startsAt !== undefined,
  });
