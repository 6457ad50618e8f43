import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/shift-applications.ts';
import { call } from '#web/lib/call.ts';
import type { Reply } from '#web/lib/call.ts';
import { polled, query, readWhole, wholeList } from '#web/lib/query.ts';
import { shiftsChanged } from './shifts.api.ts';

export type OwnerFigures = Reply<'GET /api/owners/current-user/figures'>;

const received = wholeList('GET /api/owners/current-user/applications');

/** Everybody who applied for a coming shift of the owner. What was new when this visit began stays marked as new. */
export function useReceived() {
  const client = useQueryClient();
  return useQuery({
    ...received,
    ...polled,
    async queryFn() {
      const known = client.getQueryData(received.queryKey) ?? [];
      const wasNew = new Set(known.filter(({ isNew }) => isNew).map(({ id }) => id));
      const all = await readWhole('GET /api/owners/current-user/applications');
      return all.map((application) => ({
        ...application,
        isNew: application.isNew || wasNew.has(application.id),
      }));
    },
  });
}

/** What stands above the applications; reading it marks none as seen. */
export const useOwnerFigures = () =>
  useQuery({ ...query('GET /api/owners/current-user/figures'), ...polled });

/** Fills the shift, or is refused because somebody was faster: the answer is waited for. */
export function useAccept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/shift-applications/:id/accept', { params: { id } }),
    onSettled: () => shiftsChanged(client),
  });
}

/** Shown at once; a refusal takes it back. */
export function useDecline() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/shift-applications/:id/decline', { params: { id } }),
    async onMutate(id) {
      await client.cancelQueries(received);
      mark(client, id, { status: 'declined', actions: [] });
    },
    onSettled: () => shiftsChanged(client),
  });
}

export function useRelease() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/shift-applications/:id/release', { params: { id }, body: { reason } }),
    onSettled: () => shiftsChanged(client),
  });
}

const mark = (client: QueryClient, id: string, change: Partial<ReceivedApplication>) =>
  client.setQueryData(received.queryKey, (all) =>
    all?.map((application) => (application.id === id ? { ...application, ...change } : application)),
  );
