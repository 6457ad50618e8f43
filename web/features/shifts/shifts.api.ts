import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/identity/roles.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import type { Counted } from '#web/lib/url/filters.ts';
import { call } from '#web/lib/api/call.ts';
import type { Input, Reply } from '#web/lib/api/call.ts';
import { allQueriesOf, pages, pollEvery, polled, query } from '#web/lib/api/query.ts';
import type { Pages } from '#web/lib/api/query.ts';

type Search = NonNullable<Input<'GET /api/shifts'>['query']>;

/** Number of shifts per page. */
export const shiftPage = 20;

/**
 * Open shifts that match, page by page, polled while they are shown. An undefined `search` disables the
 * query; `first` is a first page that another call already returned.
 */
export const useShiftSearch = (search: Search | undefined, first?: ShiftCard[]) =>
  useInfiniteQuery({
    ...pages('GET /api/shifts', { query: { ...search, limit: shiftPage } }, first),
    ...polled,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  });

/** Number of matching shifts, counted up to 500. `polls` is set if the figure is shown next to a list. */
export function shiftCount(search: Search | undefined, polls = true) {
  const { sort: _, ...filters } = search ?? {};
  return {
    ...query('GET /api/shifts/count', { query: filters }),
    ...(polls ? polled : {}),
    enabled: search !== undefined,
    placeholderData: keepPreviousData<Counted>,
  };
}

/** Where the matching shifts are, for a map. */
export function shiftPins(search: Search | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return {
    ...query('GET /api/shifts/pins', { query: filters }),
    ...polled,
    enabled: search !== undefined,
  };
}

export const useShiftCount = (search: Search | undefined, polls = true) =>
  useQuery(shiftCount(search, polls));

export const readShift = (id: string) => call('GET /api/shifts/:id', { params: { id } });

export const useShift = (id: string) =>
  useQuery({ ...query('GET /api/shifts/:id', { params: { id } }), ...polled });

/** The viewer's accepted work at the time of a shift, loaded again each time the apply dialog opens. */
export const useClashes = (id: string) =>
  useQuery({ ...query('GET /api/shifts/:id/clashes', { params: { id } }), staleTime: 0 });

/** The newest items of every marketplace list, in one call. */
export const useMarketplace = (userType: Role) =>
  useQuery({
    ...query('GET /api/marketplace/all-offers', { query: { userType, userId: 'current-user' } }),
    staleTime: pollEvery,
  });

const search = allQueriesOf('GET /api/shifts');
const offers = allQueriesOf('GET /api/marketplace/all-offers');

/** Cancels running queries, because their responses do not include the change that is being made. */
export const cancelReads = (client: QueryClient) =>
  Promise.all([search, offers].map((read) => client.cancelQueries(read)));

/** Shows or removes the viewer's application on a card before the server has answered. */
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
