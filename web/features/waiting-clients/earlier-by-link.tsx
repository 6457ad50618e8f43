import { useQuery, useQueryClient } from '@tanstack/react-query';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';

/** The client of a link says that an earlier time would suit them. */
export function EarlierByLink({ secret }: { secret: string }) {
  const client = useQueryClient();
  const asked = query('GET /api/client-links/:secret/earlier', { params: { secret } });
  const { data } = useQuery({ ...asked, retry: false });
  const say = useAction('PUT /api/client-links/:secret/earlier', {
    failed: 'This was not recorded',
    accepted: (reply) => client.setQueryData(asked.queryKey, reply),
  });
  if (!data?.canWait) return null;
  return (
    <Checkbox
      checked={data.waits}
      disabled={say.busy}
      onChange={({ target }) => void say.run({ params: { secret }, body: { waits: target.checked } })}
    >
      I would come earlier if something opens. Tell me then.
    </Checkbox>
  );
}
