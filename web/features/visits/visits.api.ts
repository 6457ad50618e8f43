import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Visit } from '#contract/visits.ts';
import { call } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import { groomingChanged } from '#web/lib/grooming-changed.ts';
import { pages, polled, query, showReply, wholeList } from '#web/lib/query.ts';
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

const visitChanged = (client: QueryClient) => ({
  onSuccess: (visit: Visit) => showReply(client, 'POST /api/visits/:id/check-in', visit),
  onSettled: () => groomingChanged(client),
});

/** The pet is here; a reason is given where a vaccination is missing. */
export function useCheckIn(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (overrideReason?: string) =>
      call('POST /api/visits/:id/check-in', {
        params: { id },
        body: overrideReason ? { overrideReason } : {},
      }),
    ...visitChanged(client),
  });
}

/** Sends the report card, or mends the one that was sent. */
export function useReportCard({ id, reportCard }: Visit) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReportCardPosting) =>
      reportCard
        ? call('PATCH /api/visits/:id/report-card', { params: { id }, body })
        : call('POST /api/visits/:id/complete', { params: { id }, body }),
    ...visitChanged(client),
  });
}

export function useCancelVisit(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call('POST /api/visits/:id/cancel', { params: { id }, body: { reason } }),
    ...visitChanged(client),
  });
}

/** What is in the way of a new start, read afresh for each. Nothing is asked while none is chosen. */
export const useMoveCheck = (id: string, startsAt: string | undefined) =>
  useQuery({
    ...query('GET /api/visits/:id/move-check', { params: { id }, query: { startsAt: startsAt ?? '' } }),
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    enabled: startsAt !== undefined,
  });

export function useProposeMove(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'PATCH /api/visits/:id/time'>['body']) =>
      call('PATCH /api/visits/:id/time', { params: { id }, body }),
    ...visitChanged(client),
  });
}

/** Answers the proposal of `startsAt`, and no other. */
export function useAnswerMove(id: string, answer: 'accept' | 'decline') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (startsAt: string) =>
      call(`POST /api/visits/:id/time/${answer}`, { params: { id }, body: { startsAt } }),
    ...visitChanged(client),
  });
}

export function useWithdrawMove(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api/visits/:id/time', { params: { id } }),
    ...visitChanged(client),
  });
}

export function useFileBite(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /api/visits/:id/bites'>['body']) =>
      call('POST /api/visits/:id/bites', { params: { id }, body }),
    ...visitChanged(client),
  });
}

export function useReportNoShow(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/visits/:id/no-show', { params: { id } }),
    ...visitChanged(client),
  });
}

/** Asks the same provider for the same services again. */
export function useRebook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/visits/:id/rebook', { params: { id } }),
    onSettled: () => groomingChanged(client),
  });
}
