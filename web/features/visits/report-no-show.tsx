import type { Visit } from '#contract/visits.ts';
import { detailOf } from '#web/lib/call.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { otherName, visitDay } from './visit-words.ts';
import type { Side } from './visit-words.ts';
import { useReportNoShow } from './visits.api.ts';

type ReportNoShowProps = { visit: Visit; side: Side; onClose: () => void };

/** Notes that the other side did not come. */
export default function ReportNoShow({ visit, side, onClose }: ReportNoShowProps) {
  const report = useReportNoShow(visit.id);
  const other = otherName(visit, side);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={`${other} did not show up?`}
      description={`${visitDay(visit)}, ${visit.title}. The visit ends as a no-show. This cannot be taken back.`}
      cancel="Go Back"
      confirm="Report No-Show"
      busy={report.isPending && 'Reporting...'}
      onConfirm={() =>
        report.mutate(undefined, {
          onSuccess() {
            toast({ title: 'No-show noted', description: `${visitDay(visit)}, ${other}` });
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
