import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Input } from '#web/lib/call.ts';
import { pages, polled, query, wholeList } from '#web/lib/query.ts';
import { groomedByOneself } from './groomed-visits.ts';

export type ReportCardPosting = Input<'POST /api/visits/:id/complete'>['body'];

type Whose = { as: 'provider' | 'pet_owner'; petId?: string; enabled?: boolean };

/** One's own visits from one side, the latest first. */
export const useVisits = ({ as, petId, enabled = true }: Whose) =>
  useInfiniteQuery({
    ...pages('GET /api/visits', { query: { as, petId, limit: 50 } }),
    ...polled,
    enabled,
  });

/**
 * One's own visits as a provider, all at least that are not over: the list begins with the furthest ahead, so it is
 * read on until it reaches the past.
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

/** Everything the groomer ever groomed at visits, read once for the figures. */
export const useGroomedVisits = () =>
  useQuery({ ...wholeList('GET /api/visits', { query: { as: 'provider' } }), select: groomedByOneself });

export const useVisit = (id: string) =>
  useQuery({ ...query('GET /api/visits/:id', { params: { id } }), ...polled });

/** What is in the way of a new start, read afresh for each. Nothing is asked while none is chosen. */
export const useMoveCheck = (id: string, startsAt: string | undefined) =>
  useQuery({
    ...query('GET /api/visits/:id/move-check', { params: { id }, query: { startsAt: startsAt ?? '' } }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    enabled: startsAt !== undefined,
  });
