import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OwnRequest, RequestCard } from '#contract/grooming-requests.ts';
import { call, callPage } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import type { Changes } from '#web/lib/fields-seen.ts';
import { firstPage, pageAt } from '#web/lib/first-page.ts';
import { groomingChanged } from '#web/lib/grooming-changed.ts';

export type RequestPosting = Input<'POST /api/grooming-requests'>['body'];
export type RequestEdit = NonNullable<Input<'PATCH /api/grooming-requests/:id'>['body']>;
type Search = NonNullable<Input<'GET /api/grooming-requests'>['query']>;
type RequestPages = InfiniteData<{ body: RequestCard[]; next: string | undefined }>;

/** Lists look again after this long, in ms. */
const pollEvery = 30_000;
const requestsKey = ['api', 'grooming-requests'];
const searchKey = [...requestsKey, 'search'];
const requestKey = (id: string) => [...requestsKey, id];
const ownKey = ['api', 'pet-owners', 'current-user', 'grooming-requests'];

/**
 * Open requests that fit, page by page, Premium first; asked again while they are on screen. An undefined `search`
 * waits; `first` is a first page that came with another call.
 */
export const useRequestSearch = (search: Search | undefined, first?: RequestCard[]) =>
  useInfiniteQuery({
    queryKey: [...searchKey, search],
    queryFn: ({ pageParam }) =>
      pageAt(pageParam, (cursor) => callPage('GET /api/grooming-requests', { query: { ...search, cursor } })),
    initialData: first && firstPage(first),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery,
  });

/** How many requests fit, whatever their order; counted to 500. An undefined `search` waits. */
export function useRequestCount(search: Search | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return useQuery({
    queryKey: [...requestsKey, 'count', filters],
    queryFn: () => call('GET /api/grooming-requests/count', { query: filters }),
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery,
  });
}

export const useRequest = (id: string) =>
  useQuery({
    queryKey: requestKey(id),
    queryFn: () => call('GET /api/grooming-requests/:id', { params: { id } }),
    refetchInterval: pollEvery,
  });

/** One's own requests, newest first. */
export const useOwnRequests = (enabled = true) =>
  useInfiniteQuery({
    queryKey: ownKey,
    queryFn: ({ pageParam }) =>
      callPage('GET /api/pet-owners/current-user/grooming-requests', {
        query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: pollEvery,
    select: ({ pages }) => pages.flatMap(({ body }) => body),
    enabled,
  });

/** One of one's own requests with what came of it, as far as the list has brought it; older pages are read for it. */
export function useOwnRequest(id: string): OwnRequest | undefined {
  const { data, hasNextPage, isFetching, fetchNextPage } = useOwnRequests();
  const found = data?.find((request) => request.id === id);
  useEffect(() => {
    if (data && !found && hasNextPage && !isFetching) void fetchNextPage();
  }, [data, found, hasNextPage, isFetching, fetchNextPage]);
  return found;
}

export function usePostRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestPosting) => call('POST /api/grooming-requests', { body }),
    onSettled: () => groomingChanged(client),
  });
}

export function useEditRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body, headers }: Changes<RequestEdit> & { id: string }) =>
      call('PATCH /api/grooming-requests/:id', { params: { id }, body }, headers),
    onSettled: () => groomingChanged(client),
  });
}

export function useCancelRequest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reason: string; visitId: string | null }) =>
      call('POST /api/grooming-requests/:id/cancel', { params: { id }, body }),
    onSettled: () => groomingChanged(client),
  });
}

/** Shows the viewer's offer on a request before the server has answered, or takes it off again. */
export function markOffered(client: QueryClient, requestId: string, ownOffer: RequestCard['ownOffer']) {
  client.setQueriesData<RequestPages>(
    { queryKey: searchKey },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          body: page.body.map((request) => (request.id === requestId ? { ...request, ownOffer } : request)),
        })),
      },
  );
}
