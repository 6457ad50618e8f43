import type { OwnShift } from '#contract/shifts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useReportNoShow } from './own-shifts.api.ts';
import { shiftDay } from './shift-words.ts';
import { tellOutcome } from './tell-outcome.ts';

type ReportNoShowProps = { shift: OwnShift; onClose: () => void };

/** Notes that the groomer did not come. */
export default function ReportNoShow({ shift, onClose }: ReportNoShowProps) {
  const report = useReportNoShow(shift.id);
  const name = shift.groomer?.name ?? 'The groomer';
  const confirm = async () => {
    const done = await tellOutcome(report.mutateAsync(undefined), {
      done: () => ({ title: 'No-show noted', description: `${shiftDay(shift)}, ${name}` }),
      failed: 'The no-show was not noted',
    });
    if (done) onClose();
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
      busy={report.isPending && 'Reporting...'}
      onConfirm={() => void confirm()}
    />
  );
}
