import { maxReason } from '#contract/text/limits.ts';
import { reliabilityRules } from '#contract/reliability.ts';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { shiftDay } from '../shift-words.ts';

type ReportNoShowProps = { shift: OwnShift; onClose: () => void };

/** Dialog that reports the groomer as a no-show, in words that the groomer reads. */
export default function ReportNoShow({ shift, onClose }: ReportNoShowProps) {
  const name = shift.groomer?.name ?? 'The groomer';
  const report = useAction('POST /api/shifts/:id/no-show', {
    done: {
      title: 'No-show noted',
      description: `You can take it back for ${reliabilityRules.undoMinutes} minutes.`,
    },
    failed: 'The no-show was not recorded',
  });
  return (
    <ReasonDialog
      title={`${name} did not show up?`}
      description={`${shiftDay(shift)}, ${shift.title}. The shift ends as a no-show and pays nothing. ${name} reads what you write and can contest it for ${reliabilityRules.contestHours} hours; then it counts for neither of you until you agree or an admin has decided.`}
      label="What happened"
      maxLength={maxReason}
      hint="For example: We waited until ten and called twice"
      confirm="Report no-show"
      busy="Reporting..."
      onConfirm={(note) => report.run({ params: { id: shift.id }, body: { note } })}
      onClose={onClose}
    />
  );
}
