import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import type { Input } from '#web/lib/api/call.ts';
import { allQueriesOf, pages, polled, query } from '#web/lib/api/query.ts';

export type OfferPosting = Input<'POST /api/applications/grooming-request'>['body'];

/**
 * Offers for the viewer's own request. Loading marks them as read, which their senders see and which changes
 * the viewer's counts.
 */
export function useOffersFor(requestId: string, enabled = true) {
  const client = useQueryClient();
  const input = { params: { id: requestId } };
  return useQuery({
    ...query('GET /api/grooming-requests/:id/offers', input),
    ...polled,
    async queryFn() {
      const offers = await call('GET /api/grooming-requests/:id/offers', input);
      void client.invalidateQueries(allQueriesOf('GET /api/pet-owners/current-user/grooming-requests'));
      return offers;
    },
    enabled,
  });
}

type Asked = NonNullable<Input<'GET /api/grooming-requests/:id/offer-check'>['query']>;

/** Check of an offer at a given time with its conflicts, loaded again for each time. */
export const useOfferCheck = (requestId: string, asked: Asked, enabled = true) =>
  useQuery({
    ...query('GET /api/grooming-requests/:id/offer-check', { params: { id: requestId }, query: asked }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled,
  });

type OfferedWork = {
  minutes: number;
  pets: number;
  /** The request: the drive to it and from it is left free. */
  requestId: string;
  /** The start that the pet owner wishes for. */
  near: string | undefined;
};

/** The sender's next free times for work of that length, those nearest to the wished start; nothing while it is unknown. */
export const useFreeTimes = (work: OfferedWork | undefined) =>
  useQuery({
    ...query('GET /api/day/openings', {
      query: {
        minutes: work?.minutes ?? 0,
        pets: Math.min(6, Math.max(1, work?.pets ?? 1)),
        ...(work ? { requestId: work.requestId } : {}),
        ...(work?.near ? { near: work.near } : {}),
      },
    }),
    staleTime: 0,
    enabled: work !== undefined,
  });

/** The viewer's own offers, newest first. */
export const useSentOffers = (enabled = true) =>
  useInfiniteQuery({
    ...pages('GET /api/offers/sent', { query: { limit: 50 } }),
    ...polled,
    enabled,
  });
