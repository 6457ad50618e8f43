import type { WorkStatements, ShiftCard } from '#contract/shifts/shifts.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

type EndEarlyProps = {
  shift: Pick<ShiftCard, 'id'> & WorkStatements;
  /** The viewer's side, and the name of the other side. */
  side: 'owner' | 'groomer';
  other: string;
};

/** Reports that the day ended early, or confirms the other side's report. */
export function EndEarly({ shift, side, other }: EndEarlyProps) {
  const { byOwner, byGroomer } = shift.endedEarly;
  const said = side === 'owner' ? byGroomer : byOwner;
  const end = useAction('POST /api/shifts/:id/end-early', {
    done: said
      ? { title: 'The day is over', description: 'The pay can be recorded now.' }
      : { title: `${other} is asked to confirm`, description: 'Then the pay can be recorded.' },
    failed: 'The end was not recorded',
  });
  return (
    <div className="grid gap-1">
      {said && <p className="text-s wrap-anywhere text-ink-2">{other} says that the day ended early.</p>}
      <Button wide busy={end.busy && 'Saving...'} onClick={() => void end.run({ params: { id: shift.id } })}>
        {said ? 'Confirm the early end' : 'The day ended early'}
      </Button>
    </div>
  );
}
