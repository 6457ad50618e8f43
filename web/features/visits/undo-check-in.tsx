import type { Visit } from '#contract/grooming/visits.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';

/** Button to take back a check-in that was a slip. */
export function UndoCheckIn({ visit }: { visit: Visit }) {
  const undo = useKeepingAction(
    'POST /api/visits/:id/undo-check-in',
    keptFor(visit, 'Undoing the check-in of'),
    {
      done: { title: 'The check-in is taken back' },
      failed: 'It was not taken back',
    },
  );
  return (
    <Button
      variant="quiet"
      wide
      busy={undo.busy && 'Taking back...'}
      onClick={() => void undo.run({ params: { id: visit.id } })}
    >
      Undo Check-In
    </Button>
  );
}
