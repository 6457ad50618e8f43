import type { Visit } from '#contract/grooming/visits.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';
import { keptFor } from './kept-visit.ts';

/** Notes that the provider is on the way; without a connection it waits to be sent. */
export function OnMyWayButton({ visit }: { visit: Visit }) {
  const go = useKeepingAction('POST /api/visits/:id/on-my-way', keptFor(visit, 'On the way to'), {
    failed: 'It was not recorded',
  });
  return (
    <Button
      variant="primary"
      wide
      busy={go.busy && 'Noting...'}
      onClick={() => void go.run({ params: { id: visit.id } })}
    >
      On my way
    </Button>
  );
}
