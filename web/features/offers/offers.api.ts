import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import { groomingChanged } from '#web/lib/grooming-changed.ts';

export type OfferPosting = Input<'POST /api/applications/grooming-request'>['body'];
export type RulesDraft = Input<'PUT /api/provider-rules'>['body'];

/** Lists look again after this long, in ms. */
const pollEvery = 30_000;
const rulesKey = ['api', 'provider-rules'];

/** Offers for one's own request. Reading them marks them read: their senders see it, and one's own counts change. */
export function useOffersFor(requestId: string, enabled = true) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['api', 'grooming-requests', requestId, 'offers'],
    async queryFn() {
      const offers = await call('GET /api/grooming-requests/:id/offers', { params: { id: requestId } });
      void client.invalidateQueries({ queryKey: ['api', 'pet-owners'] });
      return offers;
    },
    refetchInterval: pollEvery,
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
    queryKey: ['api', 'grooming-requests', requestId, 'offer-check', asked],
    queryFn: () =>
      call('GET /api/grooming-requests/:id/offer-check', { params: { id: requestId }, query: asked }),
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
    queryKey: ['api', 'offers', 'sent'],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/offers/sent', { query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollEvery,
    select: ({ pages }) => pages.flatMap(({ body }) => body),
    enabled,
  });

export const useProviderRules = () =>
  useQuery({ queryKey: rulesKey, queryFn: () => call('GET /api/provider-rules') });

export function useSaveProviderRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RulesDraft) => call('PUT /api/provider-rules', { body }),
    onSuccess: (saved) => client.setQueryData(rulesKey, saved),
  });
}
