import { maxReason } from '#contract/text/limits.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { useLeaving } from '#web/domain/reliability/use-leaving.tsx';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useUndoCancel } from './use-undo-cancel.ts';
import { shiftDay } from '../shift-words.ts';

type CancelShiftProps = { shift: OwnShift; onClose: () => void };

/** Dialog that cancels a shift with a reason, which is sent to the affected groomers. */
export default function CancelShift({ shift, onClose }: CancelShiftProps) {
  const leaving = useLeaving('GET /api/shifts/:id/cancel-check', shift.id, shift.timeZone);
  const undo = useUndoCancel();
  const cancel = useAction('POST /api/shifts/:id/cancel', {
    done: {
      title: 'Shift cancelled',
      description: `${shiftDay(shift)}, ${shift.title}`,
      action: { label: 'Undo', onSelect: () => void undo.run({ params: { id: shift.id } }) },
    },
    failed: 'The shift was not cancelled',
  });
  const notified = whoIsNotified(shift);
  return (
    <ReasonDialog
      title={`Cancel ${shiftDay(shift)}?`}
      description={
        notified
          ? `${shift.title}. ${notified} your reason.`
          : `${shift.title}. No one is waiting for an answer, so no one will be notified.`
      }
      label="Why are you cancelling?"
      maxLength={maxReason}
      hint="For example: the salon stays closed that day"
      keep="Keep it"
      confirm="Cancel shift"
      busy="Cancelling..."
      onConfirm={(reason) => cancel.run({ params: { id: shift.id }, body: { reason, ...leaving.sent } })}
      waiting={leaving.waiting}
      onClose={onClose}
    >
      {leaving.note}
    </ReasonDialog>
  );
}

function whoIsNotified({ groomer, pendingApplicationCount }: OwnShift): string | undefined {
  if (!groomer) return pendingApplicationCount > 0 ? 'Everyone waiting for an answer will see' : undefined;
  return pendingApplicationCount > 0
    ? `${groomer.name} and everyone on the waiting list will see`
    : `${groomer.name} will see`;
}
