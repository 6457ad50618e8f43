import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { GroomerCard, OwnerCard } from '#contract/profiles.ts';
import { call, callPage } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';
import { firstPage, pageAt } from '#web/lib/first-page.ts';

export type OwnGroomer = Reply<'GET /api/profiles/groomer'>;
export type OwnBusiness = Reply<'GET /api/profiles/business'>;
export type OwnPetOwner = Reply<'GET /api/profiles/pet-owner'>;
export type Person = Reply<'GET /api/users/:id'>;
export type GroomerDraft = NonNullable<Input<'PUT /api/profiles/groomer'>['body']>;
export type BusinessDraft = NonNullable<Input<'PUT /api/profiles/business'>['body']>;
export type PetOwnerDraft = NonNullable<Input<'PUT /api/profiles/pet-owner'>['body']>;
export type UserDraft = NonNullable<Input<'PUT /api/users/:id'>['body']>;

/** Lists of people look again after this long, in ms. */
const pollEvery = 30_000;
const groomerKey = ['api', 'profiles', 'groomer'];
const businessKey = ['api', 'profiles', 'business'];
const petOwnerKey = ['api', 'profiles', 'pet-owner'];

/** One's own profiles. `enabled` is whether the account has the role. */
export const useOwnGroomer = (enabled = true) =>
  useQuery({ queryKey: groomerKey, queryFn: () => call('GET /api/profiles/groomer'), enabled });
export const useOwnBusiness = (enabled = true) =>
  useQuery({ queryKey: businessKey, queryFn: () => call('GET /api/profiles/business'), enabled });
export const useOwnPetOwner = (enabled = true) =>
  useQuery({ queryKey: petOwnerKey, queryFn: () => call('GET /api/profiles/pet-owner'), enabled });

/** Every list measures its distances from one's own place. */
const distancesChanged = (client: QueryClient) =>
  Promise.all(
    ['shifts', 'groomers', 'owners', 'marketplace'].map((list) =>
      client.invalidateQueries({ queryKey: ['api', list] }),
    ),
  );

type Saving<Draft> = { body: Draft; headers: Record<string, string> };

/** Each saves the fields that the headers name, and leaves the others. */
export function useSaveGroomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, headers }: Saving<GroomerDraft>) =>
      call('PUT /api/profiles/groomer', { body }, headers),
    onSuccess(saved) {
      client.setQueryData(groomerKey, saved);
      return distancesChanged(client);
    },
  });
}
export function useSaveBusiness() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, headers }: Saving<BusinessDraft>) =>
      call('PUT /api/profiles/business', { body }, headers),
    onSuccess(saved) {
      client.setQueryData(businessKey, saved);
      return distancesChanged(client);
    },
  });
}
export function useSavePetOwner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, headers }: Saving<PetOwnerDraft>) =>
      call('PUT /api/profiles/pet-owner', { body }, headers),
    onSuccess(saved) {
      client.setQueryData(petOwnerKey, saved);
      return distancesChanged(client);
    },
  });
}
export const useSaveUser = () =>
  useMutation({
    mutationFn: ({ body, headers }: Saving<UserDraft>) =>
      call('PUT /api/users/:id', { params: { id: 'current-user' }, body }, headers),
  });

/** Somebody as members see them. */
export const usePerson = (id: string) =>
  useQuery({
    queryKey: ['api', 'users', id],
    queryFn: () => call('GET /api/users/:id', { params: { id } }),
    staleTime: 60_000,
  });

type People<Card> = {
  q?: string;
  /** False waits. */
  enabled?: boolean;
  /** A first page that came with another call. */
  first?: Card[] | undefined;
};

/** Groomers, nearest first, page by page. */
export const useGroomers = ({ q = '', enabled = true, first }: People<GroomerCard> = {}) =>
  useInfiniteQuery({
    queryKey: ['api', 'groomers', { q }],
    queryFn: ({ pageParam }) =>
      pageAt(pageParam, (cursor) => callPage('GET /api/groomers', { query: { q, cursor } })),
    initialData: first && firstPage(first),
    ...paged,
    enabled,
  });

/** Salons and mobile businesses, nearest first, page by page. */
export const useOwners = ({ q = '', enabled = true, first }: People<OwnerCard> = {}) =>
  useInfiniteQuery({
    queryKey: ['api', 'owners', { q }],
    queryFn: ({ pageParam }) =>
      pageAt(pageParam, (cursor) => callPage('GET /api/owners', { query: { q, cursor } })),
    initialData: first && firstPage(first),
    ...paged,
    enabled,
  });

const paged = {
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | undefined }) => next,
  placeholderData: keepPreviousData,
  refetchInterval: pollEvery,
};
