import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { PlanCode } from '#contract/plan-facts.ts';
import type { Reply } from '#web/lib/call.ts';
import { query, queryOfPost } from '#web/lib/query.ts';

export type CheckoutSession = Reply<'GET /api/checkout-sessions/:id'>;

/** While the processor works on it, a checkout is read again every two seconds. */
const whileProcessing = {
  refetchInterval: ({ state }: { state: { data?: CheckoutSession | undefined } }) =>
    state.data?.status === 'processing' ? 2_000 : (false as const),
};
export const checkoutOf = (id: string) => query('GET /api/checkout-sessions/:id', { params: { id } });

/** Begins a checkout once per plan and visit, however often the page shows itself. */
export const useBegunCheckout = (plan: PlanCode) =>
  useQuery({ ...queryOfPost('POST /api/checkout-sessions', { body: { plan } }), gcTime: 0 });

/** The checkout as the server sees it. */
export const useCheckout = (id: string) =>
  useQuery({ ...checkoutOf(id), ...whileProcessing, enabled: id !== '' });

/** Where a payment stands after an answer was lost. */
export const readCheckout = (client: QueryClient, id: string) =>
  client.fetchQuery({ ...checkoutOf(id), staleTime: 0 });

/** Back from paying: the processor is asked. */
export const useSettledCheckout = (id: string) =>
  useQuery({
    ...queryOfPost('POST /api/checkout-sessions/:id/settle', { params: { id } }),
    ...whileProcessing,
    enabled: id !== '',
  });
