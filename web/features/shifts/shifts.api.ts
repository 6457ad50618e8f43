import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/roles.ts';
import type { ShiftCard, ShiftDetail } from '#contract/shifts.ts';
import { call, callPage } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';
import { firstPage, pageAt } from '#web/lib/first-page.ts';

type Search = NonNullable<Input<'GET /api/shifts'>['query']>;
type ShiftPages = InfiniteData<{ body: ShiftCard[]; next: string | undefined }>;
type Offers = Reply<'GET /api/marketplace/all-offers'>;

/** Lists look again after this long, in ms. */
export const pollEvery = 30_000;
/** How many shifts a page brings. */
export const shiftPage = 20;

const shiftsKey = ['api', 'shifts'];
const searchKey = [...shiftsKey, 'search'];
const offersKey = ['api', 'marketplace', 'all-offers'];
const shiftKey = (id: string) => [...shiftsKey, id];
export const ownApplicationsKey = ['api', 'groomers', 'current-user', 'applications'];

/**
 * Open shifts that fit, page by page; asked again while they are on screen. An undefined `search` waits; `first` is a
 * first page that came with another call.
 */
export const useShiftSearch = (search: Search | undefined, first?: ShiftCard[]) =>
  useInfiniteQuery({
    queryKey: [...searchKey, search],
    queryFn: ({ pageParam }) =>
      pageAt(pageParam, (cursor) =>
        callPage('GET /api/shifts', { query: { ...search, limit: shiftPage, cursor } }),
      ),
    initialData: first && firstPage(first),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery,
  });

/** How many shifts fit, whatever their order; counted to 500. `polls` where the figure stands beside a list. */
export function useShiftCount(search: Search | undefined, polls = true) {
  const { sort: _, ...filters } = search ?? {};
  return useQuery({
    queryKey: [...shiftsKey, 'count', filters],
    queryFn: () => call('GET /api/shifts/count', { query: filters }),
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: polls && pollEvery,
  });
}

export const readShift = (id: string) => call('GET /api/shifts/:id', { params: { id } });

export const useShift = (id: string) =>
  useQuery({
    queryKey: shiftKey(id),
    queryFn: () => readShift(id),
    refetchInterval: pollEvery,
  });

/** Own accepted work at the time of a shift, read afresh each time somebody is about to apply. */
export const useClashes = (id: string) =>
  useQuery({
    queryKey: [...shiftKey(id), 'clashes'],
    queryFn: () => call('GET /api/shifts/:id/clashes', { params: { id } }),
    staleTime: 0,
  });

/** The newest of every list of the marketplace, in one call. */
export const useOffers = (userType: Role) =>
  useQuery({
    queryKey: [...offersKey, userType],
    queryFn: () => call('GET /api/marketplace/all-offers', { query: { userType, userId: 'current-user' } }),
    staleTime: pollEvery,
  });

/** What was done to a shift or an application shows in every list that holds one. */
export const shiftsChanged = (client: QueryClient) =>
  Promise.all(
    [shiftsKey, ownApplicationsKey, offersKey, ['api', 'owners', 'current-user']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

export const storeShift = (client: QueryClient, shift: ShiftDetail) =>
  client.setQueryData(shiftKey(shift.id), shift);

/** An answer that is under way knows nothing yet of what is being done. */
export const stopReading = (client: QueryClient) =>
  Promise.all([searchKey, offersKey].map((queryKey) => client.cancelQueries({ queryKey })));

/** Shows the viewer's application on a card before the server has answered, or takes it off again. */
export function markApplied(client: QueryClient, shiftId: string, application: ShiftCard['application']) {
  const mark = <Shift extends ShiftCard>(shift: Shift): Shift =>
    shift.id === shiftId ? { ...shift, application } : shift;
  client.setQueriesData<ShiftPages>(
    { queryKey: searchKey },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, body: page.body.map(mark) })) },
  );
  client.setQueriesData<Offers>(
    { queryKey: offersKey },
    (data) => data && { ...data, shifts: data.shifts.map(mark) },
  );
}
