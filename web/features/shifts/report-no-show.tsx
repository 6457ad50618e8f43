import type { OwnShift } from '#contract/shifts.ts';
import { detailOf } from '#web/lib/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useReportNoShow } from './own-shifts.api.ts';
import { shiftDay } from './shift-words.ts';

type ReportNoShowProps = { shift: OwnShift; onClose: () => void };

/** Notes that the groomer did not come. */
export default function ReportNoShow({ shift, onClose }: ReportNoShowProps) {
  const report = useReportNoShow(shift.id);
  const name = shift.groomer?.name ?? 'The groomer';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={`${name} did not come?`}
      description={`${shiftDay(shift)}, ${shift.title}. The shift ends as a no-show and pays nothing. This cannot be taken back.`}
      cancel="Go Back"
      confirm="Report No-Show"
      busy={report.isPending && 'Reporting...'}
      onConfirm={() =>
        report.mutate(undefined, {
          onSuccess() {
            toast({ title: 'No-show noted', description: `${shiftDay(shift)}, ${name}` });
            onClose();
          },
        })
      }
    >
      {report.isError && (
        <Note tone="danger" role="alert">
          {detailOf(report.error, 'It was not noted. Please try again.')}
        </Note>
      )}
    </ConfirmDialog>
  );
}
