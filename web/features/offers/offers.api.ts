import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import { groomingChanged } from '#web/lib/grooming-changed.ts';
import { everyRead, pages, polled, query, showReply } from '#web/lib/query.ts';

export type OfferPosting = Input<'POST /api/applications/grooming-request'>['body'];
export type RulesDraft = Input<'PUT /api/provider-rules'>['body'];

/** Offers for one's own request. Reading them marks them read: their senders see it, and one's own counts change. */
export function useOffersFor(requestId: string, enabled = true) {
  const client = useQueryClient();
  const input = { params: { id: requestId } };
  return useQuery({
    ...query('GET /api/grooming-requests/:id/offers', input),
    ...polled,
    async queryFn() {
      const offers = await call('GET /api/grooming-requests/:id/offers', input);
      void client.invalidateQueries(everyRead('GET /api/pet-owners/current-user/grooming-requests'));
      return offers;
    },
    enabled,
  });
}

export function useAcceptOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/offers/:id/accept', { params: { id } }),
    onSettled: () => groomingChanged(client),
  });
}

export function useDeclineOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/offers/:id/decline', { params: { id } }),
    onSettled: () => groomingChanged(client),
  });
}

type Asked = { startsAt?: string | undefined; minutes?: number | undefined };

/** What an offer would be at a time, with what stands in its way, read afresh each time it is asked. */
export const useOfferCheck = (requestId: string, asked: Asked, enabled = true) =>
  useQuery({
    ...query('GET /api/grooming-requests/:id/offer-check', { params: { id: requestId }, query: asked }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled,
  });

export function useSendOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OfferPosting) => call('POST /api/applications/grooming-request', { body }),
    onSettled: () => groomingChanged(client),
  });
}

export function useWithdrawOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/offers/:id/withdraw', { params: { id } }),
    onSettled: () => groomingChanged(client),
  });
}

type Confirmed = { id: string; termsChangedAt: string | null };

export function useConfirmOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, termsChangedAt }: Confirmed) =>
      call('POST /api/offers/:id/confirm', { params: { id }, body: { termsChangedAt } }),
    onSettled: () => groomingChanged(client),
  });
}

/** One's own offers, newest first. */
export const useSentOffers = (enabled = true) =>
  useInfiniteQuery({
    ...pages('GET /api/offers/sent', { query: { limit: 50 } }),
    ...polled,
    enabled,
  });

export const useProviderRules = () => useQuery(query('GET /api/provider-rules'));

export function useSaveProviderRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RulesDraft) => call('PUT /api/provider-rules', { body }),
    onSuccess: (saved) => showReply(client, 'PUT /api/provider-rules', saved),
  });
}
