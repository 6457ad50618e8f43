import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

type StartWorkProps = {
  shift: Pick<ShiftCard, 'id'>;
  /** Consequence shown after the start is recorded. */
  then: string;
  /** In a line, where the page has another first act. */
  short?: boolean;
};

/** Button with which either side starts the work. A scheduled job starts a shift on time otherwise. */
export function StartShift({ shift, then, short = false }: StartWorkProps) {
  const start = useAction('POST /api/shifts/:id/start', {
    done: { title: 'Work has begun', description: then },
    failed: 'The start was not recorded',
  });
  return (
    <Button
      variant={short ? 'line' : 'primary'}
      wide={!short}
      busy={start.busy && 'Starting...'}
      onClick={() => void start.run({ params: { id: shift.id } })}
    >
      Start work
    </Button>
  );
}
