import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';

export type AdminInvoice = Reply<'GET /api/admin/invoices'>[number];
type Refund = Input<'POST /api/admin/invoices/:id/refund'>['body'];

const listKey = ['api', 'admin', 'invoices'];

/** Everybody's invoices whose number, name or email holds `q`, newest first, page by page. */
export const useAllInvoices = (q: string) =>
  useInfiniteQuery({
    queryKey: [...listKey, q],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/admin/invoices', { query: { q, ...(pageParam ? { cursor: pageParam } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
  });

export function useRefund() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: Refund }) =>
      call('POST /api/admin/invoices/:id/refund', { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}
