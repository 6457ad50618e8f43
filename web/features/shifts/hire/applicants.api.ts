import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#web/lib/api/call.ts';
import { polled, query, readWhole, wholeList } from '#web/lib/api/query.ts';

export type OwnerFigures = Reply<'GET /api/owners/current-user/figures'>;

const received = wholeList('GET /api/owners/current-user/applications');

/**
 * All applications for the owner's upcoming shifts. Applications that were new when the page was opened stay
 * marked as new.
 */
export function useReceivedApplications() {
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

/** Figures shown above the applications. Reading them does not mark applications as seen. */
export const useOwnerFigures = () =>
  useQuery({ ...query('GET /api/owners/current-user/figures'), ...polled });

/** Shows an application as declined before the server has answered. @returns a function that undoes this */
export function useDeclineInList() {
  const client = useQueryClient();
  return async (id: string) => {
    await client.cancelQueries(received);
    const before = client.getQueryData(received.queryKey);
    client.setQueryData(received.queryKey, (all) =>
      all?.map((each) => (each.id === id ? { ...each, status: 'declined' as const, actions: [] } : each)),
    );
    return () => void client.setQueryData(received.queryKey, before);
  };
}
