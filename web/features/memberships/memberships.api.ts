import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { PlanCode, PlanKind } from '#contract/plan-facts.ts';
import { call, callPage } from '#web/lib/call.ts';
import type { Input, Reply } from '#web/lib/call.ts';

export type Overview = Reply<'GET /api/membership'>;
export type Membership = NonNullable<Overview['access']>;
export type Cancellation = Reply<'GET /api/membership/cancellation'>;
export type Invoice = Reply<'GET /api/invoices'>[number];
export type CardInput = Input<'POST /api/test-checkout/:id'>['body']['card'];
export type PaymentReply = Reply<'POST /api/test-checkout/:id'>;

const overviewKey = ['api', 'membership'];

/** What the account holds: access, premium, what each allows now. Strangers need not ask. */
export const useMembership = (wanted = true) =>
  useQuery({ queryKey: overviewKey, queryFn: () => call('GET /api/membership'), enabled: wanted });

/** What was paid or agreed shows everywhere: in the gate, in the membership and in the invoices. */
export async function membershipChanged(client: QueryClient, overview?: Overview): Promise<void> {
  if (overview) client.setQueryData(overviewKey, overview);
  client.removeQueries({ queryKey: ['api', 'cancellation'] });
  client.removeQueries({ queryKey: ['api', 'plan-change'] });
  await Promise.all([
    overview ? undefined : client.invalidateQueries({ queryKey: overviewKey }),
    client.invalidateQueries({ queryKey: ['auth', 'me'] }),
    client.invalidateQueries({ queryKey: ['api', 'invoices'] }),
  ]);
}

const which = (kind: PlanKind) => (kind === 'premium' ? { premium: true } : {});

/** Date and amount of every way out, read afresh each time it is asked for. */
export const useCancellation = (kind: PlanKind, wanted: boolean) =>
  useQuery({
    queryKey: ['api', 'cancellation', kind],
    queryFn: () =>
      call('GET /api/membership/cancellation', {
        query: kind === 'premium' ? { premium: 'true' } : {},
      }),
    enabled: wanted,
    staleTime: 0,
  });

export function useCancelMembership(kind: PlanKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (resolution: 'keep' | 'pay_fee') =>
      call('POST /api/membership/cancel', { body: { ...which(kind), resolution } }),
    onSuccess: (overview) => membershipChanged(client, overview),
  });
}

export function useResumeMembership(kind: PlanKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: { agreeToRenewal?: true }) =>
      call('POST /api/membership/resume', { body: { ...which(kind), ...agreed } }),
    onSuccess: (overview) => membershipChanged(client, overview),
  });
}

/** What changing to a plan costs today. */
export const usePlanChange = (plan: PlanCode | undefined) =>
  useQuery({
    queryKey: ['api', 'plan-change', plan],
    queryFn: () => call('GET /api/membership/plan-change', { query: { plan: plan ?? 'annual' } }),
    enabled: plan !== undefined,
    staleTime: 0,
  });

export function useChangePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /api/membership/change-plan'>['body']) =>
      call('POST /api/membership/change-plan', { body }),
    onSuccess: (overview) => membershipChanged(client, overview),
  });
}

/** Pays what is past due, with the card on file where none is given. */
export function usePayOverdue(kind: PlanKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: { card?: CardInput; confirmed?: boolean }) =>
      call('POST /api/membership/pay', { body: { ...which(kind), ...given } }),
    onSuccess: ({ status }) => (status === 'paid' ? membershipChanged(client) : undefined),
  });
}

export function useChangeCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { card?: CardInput; confirmed?: boolean }) =>
      call('POST /api/membership/card', { body }),
    onSuccess: ({ status }) =>
      status === 'paid' ? client.invalidateQueries({ queryKey: overviewKey }) : undefined,
  });
}

/** Invoices, newest first, page by page. */
export const useInvoices = () =>
  useInfiniteQuery({
    queryKey: ['api', 'invoices'],
    queryFn: ({ pageParam }) =>
      callPage('GET /api/invoices', { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
