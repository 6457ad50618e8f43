import MoveVisit from '#web/features/visits/moves/move-visit.tsx';
import { sideOf } from '#web/features/visits/visit-words.ts';
import { useVisit } from '#web/features/visits/visits.api.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';

type MoveFromCalendarProps = {
  id: string;
  /** Where the visit was dragged to. */
  startsAt: string | undefined;
  viewerId: string;
  onClose: () => void;
};

/** Loads a visit and proposes another time for it. */
export default function MoveFromCalendar({ id, startsAt, viewerId, onClose }: MoveFromCalendarProps) {
  const visit = useVisit(id);
  if (visit.data?.actions.includes('propose_move'))
    return (
      <MoveVisit visit={visit.data} side={sideOf(visit.data, viewerId)} to={startsAt} onClose={onClose} />
    );
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Move this visit">
      {visit.data ? (
        <Note tone="warn">This visit can no longer be moved.</Note>
      ) : visit.isError ? (
        <FailedQuery query={visit} title="The visit did not load" />
      ) : (
        <>
          <output className="sr-only">Loading the visit...</output>
          <Skeleton className="h-24" />
        </>
      )}
    </Dialog>
  );
}
