import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';

export type PromoCode = Reply<'GET /api/admin/promo-codes'>[number];
export type AuditEntry = Reply<'GET /api/admin/audit-log'>[number];
export type NewPromo = Input<'POST /api/admin/promo-codes'>['body'];
export type PromoChange = Input<'PATCH /api/admin/promo-codes/:id'>['body'];

const listKey = ['api', 'admin', 'promo-codes'];

/** Codes whose code or note holds `q`, newest first, page by page. */
export const usePromos = (q: string) =>
  useInfiniteQuery({
    queryKey: [...listKey, q],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/admin/promo-codes', { query: { q, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });

export const usePromoUses = (id: string) =>
  useInfiniteQuery({
    queryKey: [...listKey, 'uses', id],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/admin/promo-codes/:id/uses', {
        params: { id },
        query: pageParam ? { cursor: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** What admins did, newest first, page by page. */
export const useAuditLog = () =>
  useInfiniteQuery({
    queryKey: ['api', 'admin', 'audit-log'],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/admin/audit-log', { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export function useCreatePromo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPromo) => call('POST /api/admin/promo-codes', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useChangePromo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: PromoChange }) =>
      call('PATCH /api/admin/promo-codes/:id', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
