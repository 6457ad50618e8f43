import { maxReason } from '#contract/text/limits.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';

/** The groomer leaves before the end; the business says whether they may. */
export default function LeaveEarly({ shift, onClose }: { shift: ShiftDetail; onClose: () => void }) {
  const leave = useAction('POST /api/shifts/:id/day/leave-early', {
    done: { title: 'Noted', description: `${shift.business.businessName} says whether it is all right.` },
    failed: 'It was not recorded',
  });
  return (
    <ReasonDialog
      title="Leave early?"
      description={`${shift.business.businessName} will know right away and can answer. Both of you see it in the shift's history.`}
      label="Why"
      maxLength={maxReason}
      hint="For example: my daughter is sick"
      confirm="I am leaving"
      busy="Saving..."
      onConfirm={(note) => leave.run({ params: { id: shift.id }, body: { note } })}
      onClose={onClose}
    />
  );
}
