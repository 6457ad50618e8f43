import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { pages, polled } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { markApplied, cancelReads } from '../shifts.api.ts';

/** The groomer's own applications, newest first. */
export const useOwnApplications = (enabled = true) =>
  useInfiniteQuery({
    ...pages('GET /api/groomers/current-user/applications', { query: { limit: 100 } }),
    ...polled,
    enabled,
  });

/** The two calls that send an application; the second belongs to the marketplace page. */
export type ApplyCall = 'POST /api/shift-applications' | 'POST /api/applications/shift';

/** Sends an application. The card shows it at once and is restored if the server refuses. */
export function useApply(through: ApplyCall = 'POST /api/shift-applications') {
  const client = useQueryClient();
  return useAction(through, {
    async optimistic({ body: { shiftId } }) {
      await cancelReads(client);
      markApplied(client, shiftId, { id: '', status: 'pending' });
      return () => markApplied(client, shiftId, null);
    },
    accepted: ({ id, shiftId, status }) => markApplied(client, shiftId, { id, status }),
    failed: 'Application Failed',
    otherwise: 'Failed to submit application',
  });
}

/** Request body of an application. `termsVersion` is the version of the shift that the groomer saw. */
export const applicationFor = (shift: { id: string; termsVersion: number }, message: string) => ({
  body: { shiftId: shift.id, groomerId: 'current-user' as const, message, termsVersion: shift.termsVersion },
});
