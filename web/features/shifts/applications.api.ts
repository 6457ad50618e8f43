import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import { pages, polled, wholeList } from '#web/lib/query.ts';
import { workedOnly } from './groomer-figures.ts';
import { markApplied, shiftsChanged, stopReading, storeShift } from './shifts.api.ts';

/** The groomer's own applications, newest first. */
export const useOwnApplications = (enabled = true) =>
  useInfiniteQuery({
    ...pages('GET /api/groomers/current-user/applications', { query: { limit: 100 } }),
    ...polled,
    enabled,
  });

/** Everything the groomer ever worked, read once for the figures. */
export const useWorked = () =>
  useQuery({ ...wholeList('GET /api/groomers/current-user/applications'), select: workedOnly });

/** The marketplace has a call of its own for the same. */
export type ApplyCall = 'POST /api/shift-applications' | 'POST /api/applications/shift';

/** `termsVersion` is that of the shift as it was shown. */
type ApplicationSent = { shiftId: string; termsVersion: number; message: string };

/** The card says so at once; a refusal takes it back. */
export function useApply(through: ApplyCall = 'POST /api/shift-applications') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ shiftId, termsVersion, message }: ApplicationSent) =>
      call(through, { body: { shiftId, groomerId: 'current-user', message, termsVersion } }),
    async onMutate({ shiftId }) {
      await stopReading(client);
      markApplied(client, shiftId, { id: '', status: 'pending' });
    },
    onSuccess: ({ id, shiftId, status }) => markApplied(client, shiftId, { id, status }),
    onError: (_, { shiftId }) => markApplied(client, shiftId, null),
    onSettled: () => shiftsChanged(client),
  });
}

export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, expected }: { id: string; expected: 'pending' | 'accepted' }) =>
      call('POST /api/shift-applications/:id/withdraw', { params: { id }, body: { expected } }),
    onSettled: () => shiftsChanged(client),
  });
}

export function useStartShift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/shifts/:id/start', { params: { id } }),
    onSuccess: (shift) => storeShift(client, shift),
    onSettled: () => shiftsChanged(client),
  });
}

export function useConfirmPay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/shifts/:id/confirm-pay', { params: { id } }),
    onSuccess: (shift) => storeShift(client, shift),
    onSettled: () => shiftsChanged(client),
  });
}

export function useDisputePay(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<'POST /api/shifts/:id/dispute-pay'>['body']) =>
      call('POST /api/shifts/:id/dispute-pay', { params: { id }, body }),
    onSuccess: (shift) => storeShift(client, shift),
    onSettled: () => shiftsChanged(client),
  });
}
