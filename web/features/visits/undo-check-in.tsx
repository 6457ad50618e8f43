import type { Visit } from '#contract/grooming/visits.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

/** Button to take back a check-in that was a slip. */
export function UndoCheckIn({ visit }: { visit: Visit }) {
  const undo = useAction('POST /api/visits/:id/undo-check-in', {
    done: { title: 'The check-in is taken back' },
    failed: 'It was not taken back',
  });
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
