import type { OwnShift } from '#contract/shifts/shifts.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

/** Takes the report of a no-show back. */
export function WithdrawNoShow({ shift }: { shift: OwnShift }) {
  const withdraw = useAction('POST /api/shifts/:id/withdraw-no-show', {
    done: { title: 'The no-show is taken back', description: 'The day can be recorded.' },
    failed: 'The no-show stays',
  });
  return (
    <Button
      wide
      busy={withdraw.busy && 'Taking it back...'}
      onClick={() => void withdraw.run({ params: { id: shift.id } })}
    >
      Take back the no-show
    </Button>
  );
}
