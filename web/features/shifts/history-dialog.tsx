import type { OwnShift } from '#contract/shifts/shifts.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { ShiftHistory } from './shift-history.tsx';
import { shiftDay } from './shift-words.ts';
import { useShift } from './shifts.api.ts';

type HistoryDialogProps = { shift: OwnShift; onClose: () => void };

/** Dialog with the history of one of the owner's shifts. */
export default function HistoryDialog({ shift, onClose }: HistoryDialogProps) {
  const detail = useShift(shift.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="What happened"
      description={`${shiftDay(shift)}, ${shift.title}`}
    >
      {detail.isPending && (
        <div className="grid gap-3">
          <output className="sr-only">Loading the history...</output>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {detail.isError && !detail.data && <FailedQuery query={detail} title="The history did not load" />}
      {detail.data && <ShiftHistory shift={detail.data} />}
    </Dialog>
  );
}
