import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { PlanCode } from '#contract/memberships/plan-facts.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { query, queryOfPost } from '#web/lib/api/query.ts';

export type CheckoutSession = Reply<'GET /api/checkout-sessions/:id'>;

/** Polls a checkout every two seconds while the processor is working on it. */
const whileProcessing = {
  refetchInterval: ({ state }: { state: { data?: CheckoutSession | undefined } }) =>
    state.data?.status === 'processing' ? 2_000 : (false as const),
};
export const checkoutOf = (id: string) => query('GET /api/checkout-sessions/:id', { params: { id } });

/** Creates one checkout per plan and visit, even if the page renders several times. */
export const useBegunCheckout = (plan: PlanCode) =>
  useQuery({ ...queryOfPost('POST /api/checkout-sessions', { body: { plan } }), gcTime: 0 });

/** The checkout's state on the server. */
export const useCheckout = (id: string) =>
  useQuery({ ...checkoutOf(id), ...whileProcessing, enabled: id !== '' });

/** Reads the state of a checkout after the response to a payment was lost. */
export const readCheckout = (client: QueryClient, id: string) =>
  client.fetchQuery({ ...checkoutOf(id), staleTime: 0 });

/** Asks the server to check a checkout with the processor after the return from its page. */
export const useSettledCheckout = (id: string) =>
  useQuery({
    ...queryOfPost('POST /api/checkout-sessions/:id/settle', { params: { id } }),
    ...whileProcessing,
    enabled: id !== '',
  });
