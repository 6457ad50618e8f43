import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { pages, polled, wholeList } from '#web/lib/query.ts';
import { useAction } from '#web/ui/use-action.ts';
import { workedOnly } from './groomer-figures.ts';
import { markApplied, stopReading } from './shifts.api.ts';

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

/** The card says so at once; a refusal takes it back. */
export function useApply(through: ApplyCall = 'POST /api/shift-applications') {
  const client = useQueryClient();
  return useAction(through, {
    async optimistic({ body: { shiftId } }) {
      await stopReading(client);
      markApplied(client, shiftId, { id: '', status: 'pending' });
      return () => markApplied(client, shiftId, null);
    },
    accepted: ({ id, shiftId, status }) => markApplied(client, shiftId, { id, status }),
    failed: 'Application Failed',
    otherwise: 'Failed to submit application',
  });
}

/** What is sent; `termsVersion` is that of the shift as it was shown. */
export const applicationFor = (shift: { id: string; termsVersion: number }, message: string) => ({
  body: { shiftId: shift.id, groomerId: 'current-user' as const, message, termsVersion: shift.termsVersion },
});
