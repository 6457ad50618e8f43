import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Counted } from '#web/lib/url/filters.ts';
import { useEffect } from 'react';
import type { OwnRequest, RequestCard } from '#contract/grooming/grooming-requests.ts';
import type { Input } from '#web/lib/api/call.ts';
import { allQueriesOf, pages, polled, query } from '#web/lib/api/query.ts';
import type { Pages } from '#web/lib/api/query.ts';

export type RequestPosting = Input<'POST /api/grooming-requests'>['body'];
export type RequestEdit = NonNullable<Input<'PATCH /api/grooming-requests/:id'>['body']>;
type Search = NonNullable<Input<'GET /api/grooming-requests'>['query']>;

/**
 * Open requests that match, page by page, Premium first, polled while they are shown. An undefined `search`
 * disables the query; `first` is a first page that another call already returned.
 */
export const useRequestSearch = (search: Search | undefined, first?: RequestCard[]) =>
  useInfiniteQuery({
    ...pages('GET /api/grooming-requests', { query: search ?? {} }, first),
    ...polled,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  });

/** Number of matching requests, counted up to 500. An undefined `search` disables the query. */
export function requestCount(search: Search | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return {
    ...query('GET /api/grooming-requests/count', { query: filters }),
    ...polled,
    enabled: search !== undefined,
    placeholderData: keepPreviousData<Counted>,
  };
}

/** Where the matching requests are, for a map. */
export function requestPins(search: Search | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return {
    ...query('GET /api/grooming-requests/pins', { query: filters }),
    ...polled,
    enabled: search !== undefined,
  };
}

export const useRequestCount = (search: Search | undefined) => useQuery(requestCount(search));

export const useRequest = (id: string) =>
  useQuery({ ...query('GET /api/grooming-requests/:id', { params: { id } }), ...polled });

/** The pet owner's requests, newest first. */
export const useOwnRequests = (enabled = true) =>
  useInfiniteQuery({
    ...pages('GET /api/pet-owners/current-user/grooming-requests', { query: { limit: 50 } }),
    ...polled,
    enabled,
  });

/** One of the pet owner's requests with its outcome. Older pages are loaded until it is found. */
export function useOwnRequest(id: string): OwnRequest | undefined {
  const { data, hasNextPage, isFetching, fetchNextPage } = useOwnRequests();
  const found = data?.find((request) => request.id === id);
  useEffect(() => {
    if (data && !found && hasNextPage && !isFetching) void fetchNextPage();
  }, [data, found, hasNextPage, isFetching, fetchNextPage]);
  return found;
}

/** Shows or removes the viewer's offer on a request before the server has answered. */
export function markOffered(client: QueryClient, requestId: string, ownOffer: RequestCard['ownOffer']) {
  client.setQueriesData<Pages<'GET /api/grooming-requests'>>(
    allQueriesOf('GET /api/grooming-requests'),
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
