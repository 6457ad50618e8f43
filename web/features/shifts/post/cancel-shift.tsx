import type { OwnShift } from '#contract/shifts/shifts.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { shiftDay } from '../shift-words.ts';

type CancelShiftProps = { shift: OwnShift; onClose: () => void };

/** Dialog that cancels a shift with a reason, which is sent to the affected groomers. */
export default function CancelShift({ shift, onClose }: CancelShiftProps) {
  const cancel = useAction('POST /api/shifts/:id/cancel', {
    done: { title: 'Shift cancelled', description: `${shiftDay(shift)}, ${shift.title}` },
    failed: 'The shift was not cancelled',
  });
  const told = whoIsTold(shift);
  return (
    <ReasonDialog
      title={`Cancel ${shiftDay(shift)}?`}
      description={
        told
          ? `${shift.title}. ${told} your reason.`
          : `${shift.title}. Nobody waits for an answer, so nobody will be notified.`
      }
      label="Why are you cancelling?"
      hint="For example: the salon stays closed that day"
      keep="Keep It"
      confirm="Cancel Shift"
      busy="Cancelling..."
      onConfirm={(reason) => cancel.run({ params: { id: shift.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}

function whoIsTold({ groomer, pendingApplicationCount }: OwnShift): string | undefined {
  if (!groomer) return pendingApplicationCount > 0 ? 'Everyone waiting for an answer will see' : undefined;
  return pendingApplicationCount > 0
    ? `${groomer.name} and everyone on the waiting list will see`
    : `${groomer.name} will see`;
}
