import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShiftDetail } from '#contract/shifts.ts';
import { call } from '#web/lib/call.ts';
import type { Input } from '#web/lib/call.ts';
import { shiftsChanged, storeShift } from './shifts.api.ts';

export type Figures = NonNullable<Input<'POST /api/shifts/:id/claim-pay'>['body']>;

/** What the two sides do about a day that is not closed: the answer is shown, every list read again. */
function useDayCall<Given>(run: (given: Given) => Promise<ShiftDetail>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (shift) => storeShift(client, shift),
    onSettled: () => shiftsChanged(client),
  });
}

export const useEndEarly = (id: string) =>
  useDayCall(() => call('POST /api/shifts/:id/end-early', { params: { id } }));

export const useClaimPay = (id: string) =>
  useDayCall((body: Figures) => call('POST /api/shifts/:id/claim-pay', { params: { id }, body }));

export const useAcceptClaim = (id: string) =>
  useDayCall(() => call('POST /api/shifts/:id/accept-claim', { params: { id } }));

export const useContestNoShow = (id: string) =>
  useDayCall((reason: string) =>
    call('POST /api/shifts/:id/contest-no-show', { params: { id }, body: { reason } }),
  );
