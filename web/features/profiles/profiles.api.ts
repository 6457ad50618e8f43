import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { GroomerCard, OwnerCard } from '#contract/profiles/profiles.ts';
import type { Input, Reply } from '#web/lib/api/call.ts';
import type { Counted } from '#web/lib/url/filters.ts';
import { pages, polled, query } from '#web/lib/api/query.ts';

export type OwnGroomer = Reply<'GET /api/profiles/groomer'>;
export type OwnBusiness = Reply<'GET /api/profiles/business'>;
export type OwnPetOwner = Reply<'GET /api/profiles/pet-owner'>;
export type Person = Reply<'GET /api/users/:id'>;

/** The viewer's profiles. `enabled` is true if the account has the role. */
export const useOwnGroomer = (enabled = true) => useQuery({ ...query('GET /api/profiles/groomer'), enabled });
export const useOwnBusiness = (enabled = true) =>
  useQuery({ ...query('GET /api/profiles/business'), enabled });
export const useOwnPetOwner = (enabled = true) =>
  useQuery({ ...query('GET /api/profiles/pet-owner'), enabled });

/** A person's public profile as members see it. */
export const usePerson = (id: string) =>
  useQuery({ ...query('GET /api/users/:id', { params: { id } }), staleTime: 60_000 });

type GroomerSearch = NonNullable<Input<'GET /api/groomers'>['query']>;
type OwnerSearch = NonNullable<Input<'GET /api/owners'>['query']>;

/** A member's portfolio, in its order. */
export const usePortfolio = (id: string) =>
  useQuery({ ...query('GET /api/users/:id/portfolio', { params: { id } }), staleTime: 60_000 });

const list = { ...polled, placeholderData: keepPreviousData };

/**
 * Groomers that match, page by page. An undefined `search` disables the query; `first` is a first page that
 * another call already returned.
 */
export const useGroomers = (search: GroomerSearch | undefined, first?: GroomerCard[]) =>
  useInfiniteQuery({
    ...pages('GET /api/groomers', { query: search ?? {} }, first),
    ...list,
    enabled: search !== undefined,
  });

/** Salons and mobile businesses that match, as `useGroomers`. */
export const useOwners = (search: OwnerSearch | undefined, first?: OwnerCard[]) =>
  useInfiniteQuery({
    ...pages('GET /api/owners', { query: search ?? {} }, first),
    ...list,
    enabled: search !== undefined,
  });

/** The number of groomers that match, counted up to 500. An undefined `search` disables the query. */
export function groomerCount(search: GroomerSearch | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return {
    ...query('GET /api/groomers/count', { query: filters }),
    ...polled,
    enabled: search !== undefined,
    placeholderData: keepPreviousData<Counted>,
  };
}

/** Where the matching groomers are, for a map. */
export function groomerPins(search: GroomerSearch | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return { ...query('GET /api/groomers/pins', { query: filters }), ...polled, enabled: search !== undefined };
}

/** Where the matching salons and mobile businesses are, for a map. */
export function ownerPins(search: OwnerSearch | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return { ...query('GET /api/owners/pins', { query: filters }), ...polled, enabled: search !== undefined };
}

/** The number of salons and mobile businesses that match, as `groomerCount`. */
export function ownerCount(search: OwnerSearch | undefined) {
  const { sort: _, ...filters } = search ?? {};
  return {
    ...query('GET /api/owners/count', { query: filters }),
    ...polled,
    enabled: search !== undefined,
    placeholderData: keepPreviousData<Counted>,
  };
}
