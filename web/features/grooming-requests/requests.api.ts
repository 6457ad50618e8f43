import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OwnRequest, RequestCard } from '#contract/grooming-requests.ts';
import type { Input } from '#web/lib/call.ts';
import { everyRead, pages, polled, query } from '#web/lib/query.ts';
import type { Pages } from '#web/lib/query.ts';

export type RequestPosting = Input<'POST /api/grooming-requests'>['body'];
export type RequestEdit = NonNullable<Input<'PATCH /api/grooming-requests/:id'>['body']>;
type Search = NonNullable<Input<'GET /api/grooming-requests'>['query']>;

/**
 * Open requests that fit, page by page, Premium first; asked again while they are on screen. An undefined `search`
 * waits; `first` is a first page that came with another call.
 */
export const useRequestSearch = (search: Search | undefined, first?: RequestCard[]) =>
  useInfiniteQuery({
    ...pages('GET /api/grooming-requests', { query: search ?? {} }, first),
    ...polled,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  });

/** How many requests fit, whatever their order; counted to 500. An undefined `search` waits. */
export function useRequestCount(search: Search | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return useQuery({
    ...query('GET /api/grooming-requests/count', { query: filters }),
    ...polled,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  });
}

export const useRequest = (id: string) =>
  useQuery({ ...query('GET /api/grooming-requests/:id', { params: { id } }), ...polled });

/** One's own requests, newest first. */
export const useOwnRequests = (enabled = true) =>
  useInfiniteQuery({
    ...pages('GET /api/pet-owners/current-user/grooming-requests', { query: { limit: 50 } }),
    ...polled,
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

/** Shows the viewer's offer on a request before the server has answered, or takes it off again. */
export function markOffered(client: QueryClient, requestId: string, ownOffer: RequestCard['ownOffer']) {
  client.setQueriesData<Pages<'GET /api/grooming-requests'>>(
    everyRead('GET /api/grooming-requests'),
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
