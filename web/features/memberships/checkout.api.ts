import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { PlanCode } from '#contract/plan-facts.ts';
import { call } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';

export type CheckoutSession = Reply<'GET /api/checkout-sessions/:id'>;

export const checkoutKey = (id: string) => ['api', 'checkout-sessions', id];

/** Begins a checkout once per plan and visit, however often the page shows itself. */
export const useBegunCheckout = (plan: PlanCode, wanted: boolean) =>
  useQuery({
    queryKey: ['api', 'checkout-sessions', 'begin', plan],
    queryFn: () => call('POST /api/checkout-sessions', { body: { plan } }),
    enabled: wanted,
    gcTime: 0,
  });

/** The checkout as the server sees it; while the processor works on it, it is read again every two seconds. */
export const useCheckout = (id: string) =>
  useQuery({
    queryKey: checkoutKey(id),
    queryFn: () => call('GET /api/checkout-sessions/:id', { params: { id } }),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 2_000 : false),
  });

/** Where a payment stands after an answer was lost. */
export const readCheckout = (client: QueryClient, id: string) =>
  client.fetchQuery({
    queryKey: checkoutKey(id),
    queryFn: () => call('GET /api/checkout-sessions/:id', { params: { id } }),
    staleTime: 0,
  });

/** Chooses another plan, or applies or (null) removes a promo code. */
export function useChangeCheckout(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'PATCH /api/checkout-sessions/:id'>['body']) =>
      call('PATCH /api/checkout-sessions/:id', { params: { id }, body }),
    onSuccess: (session) => client.setQueryData(checkoutKey(id), session),
  });
}

export const payWithTestCard = (id: string, body: Input<'POST /api/test-checkout/:id'>['body']) =>
  call('POST /api/test-checkout/:id', { params: { id }, body });

export const leaveToPay = (id: string) =>
  call('POST /api/checkout-sessions/:id/leave-to-pay', { params: { id }, body: { agreeToRenewal: true } });

/** Back from paying: the processor is asked, every two seconds while it still works on it. */
export const useSettledCheckout = (id: string) =>
  useQuery({
    queryKey: [...checkoutKey(id), 'settled'],
    queryFn: () => call('POST /api/checkout-sessions/:id/settle', { params: { id } }),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 2_000 : false),
  });
