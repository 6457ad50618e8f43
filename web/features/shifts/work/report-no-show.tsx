import type { OwnShift } from '#contract/shifts/shifts.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { shiftDay } from '../shift-words.ts';

type ReportNoShowProps = { shift: OwnShift; onClose: () => void };

/** Dialog that reports the groomer as a no-show. */
export default function ReportNoShow({ shift, onClose }: ReportNoShowProps) {
  const name = shift.groomer?.name ?? 'The groomer';
  const report = useAction('POST /api/shifts/:id/no-show', {
    done: { title: 'No-show noted', description: `${shiftDay(shift)}, ${name}` },
    failed: 'The no-show was not noted',
  });
  const confirm = async () => {
    if (await report.run({ params: { id: shift.id } })) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={`${name} did not show up?`}
      description={`${shiftDay(shift)}, ${shift.title}. The shift ends as a no-show and pays nothing. The groomer can contest it for 72 hours.`}
      cancel="Go Back"
      confirm="Report No-Show"
      busy={report.busy && 'Reporting...'}
      onConfirm={() => void confirm()}
    />
  );
}
