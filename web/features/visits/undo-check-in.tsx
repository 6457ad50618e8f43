import type { Visit } from '#contract/grooming/visits.ts';
import { useUndoCheckIn } from '#web/domain/visits/use-undo-check-in.ts';
import { Button } from '#web/ui/button.tsx';

/** Button to take back a check-in that was a slip. */
export function UndoCheckIn({ visit }: { visit: Visit }) {
  const undo = useUndoCheckIn(visit);
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
