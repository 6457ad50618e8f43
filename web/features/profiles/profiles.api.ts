import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { GroomerCard, OwnerCard } from '#contract/profiles/profiles.ts';
import type { Reply } from '#web/lib/api/call.ts';
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

type People<Card> = {
  q?: string;
  /** False disables the query. */
  enabled?: boolean;
  /** First page that another call already returned. */
  first?: Card[] | undefined;
};
const list = { ...polled, placeholderData: keepPreviousData };

/** Groomers, nearest first, page by page. */
export const useGroomers = ({ q = '', enabled = true, first }: People<GroomerCard> = {}) =>
  useInfiniteQuery({ ...pages('GET /api/groomers', { query: { q } }, first), ...list, enabled });

/** Salons and mobile businesses, nearest first, page by page. */
export const useOwners = ({ q = '', enabled = true, first }: People<OwnerCard> = {}) =>
  useInfiniteQuery({ ...pages('GET /api/owners', { query: { q } }, first), ...list, enabled });
