import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/roles.ts';
import type { ShiftCard } from '#contract/shifts.ts';
import { call } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';
import { everyRead, pages, polled, query } from '#web/lib/query.ts';
import type { Pages } from '#web/lib/query.ts';

type Search = NonNullable<Input<'GET /api/shifts'>['query']>;

/** How many shifts a page brings. */
export const shiftPage = 20;

/**
 * Open shifts that fit, page by page; asked again while they are on screen. An undefined `search` waits; `first` is a
 * first page that came with another call.
 */
export const useShiftSearch = (search: Search | undefined, first?: ShiftCard[]) =>
  useInfiniteQuery({
    ...pages('GET /api/shifts', { query: { ...search, limit: shiftPage } }, first),
    ...polled,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  });

/** How many shifts fit, whatever their order; counted to 500. `polls` where the figure stands beside a list. */
export function useShiftCount(search: Search | undefined, polls = true) {
  const { sort: _, ...filters } = search ?? {};
  return useQuery({
    ...query('GET /api/shifts/count', { query: filters }),
    ...(polls ? polled : {}),
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  });
}

export const readShift = (id: string) => call('GET /api/shifts/:id', { params: { id } });

export const useShift = (id: string) =>
  useQuery({ ...query('GET /api/shifts/:id', { params: { id } }), ...polled });

/** Own accepted work at the time of a shift, read afresh each time somebody is about to apply. */
export const useClashes = (id: string) =>
  useQuery({ ...query('GET /api/shifts/:id/clashes', { params: { id } }), staleTime: 0 });

/** The newest of every list of the marketplace, in one call. */
export const useOffers = (userType: Role) =>
  useQuery({
    ...query('GET /api/marketplace/all-offers', { query: { userType, userId: 'current-user' } }),
    staleTime: polled.refetchInterval,
  });

const search = everyRead('GET /api/shifts');
const offers = everyRead('GET /api/marketplace/all-offers');

/** An answer that is under way knows nothing yet of what is being done. */
export const stopReading = (client: QueryClient) =>
  Promise.all([search, offers].map((read) => client.cancelQueries(read)));

/** Shows the viewer's application on a card before the server has answered, or takes it off again. */
export function markApplied(client: QueryClient, shiftId: string, application: ShiftCard['application']) {
  const mark = <Shift extends ShiftCard>(shift: Shift): Shift =>
    shift.id === shiftId ? { ...shift, application } : shift;
  client.setQueriesData<Pages<'GET /api/shifts'>>(
    search,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, body: page.body.map(mark) })) },
  );
  client.setQueriesData<Reply<'GET /api/marketplace/all-offers'>>(
    offers,
    (data) => data && { ...data, shifts: data.shifts.map(mark) },
  );
}
