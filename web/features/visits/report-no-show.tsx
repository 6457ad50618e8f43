import type { Visit } from '#contract/grooming/visits.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { otherName, visitDay } from './visit-words.ts';
import type { Side } from './visit-words.ts';

type ReportNoShowProps = { visit: Visit; side: Side; onClose: () => void };

/** Dialog that reports the other side as a no-show. */
export default function ReportNoShow({ visit, side, onClose }: ReportNoShowProps) {
  const other = otherName(visit, side);
  const report = useAction('POST /api/visits/:id/no-show', {
    done: { title: 'No-show noted', description: `${visitDay(visit)}, ${other}` },
    failed: 'It was not noted',
  });
  const confirm = async () => {
    if (await report.run({ params: { id: visit.id } })) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={`${other} did not show up?`}
      description={`${visitDay(visit)}, ${visit.title}. The visit ends as a no-show. This cannot be taken back.`}
      cancel="Go Back"
      confirm="Report No-Show"
      busy={report.busy && 'Reporting...'}
      onConfirm={() => void confirm()}
    />
  );
}
