import { Link } from 'react-router';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { OwnerFigures } from './applicants.api.ts';
import { toApplicants } from '../shift-words.ts';
import { waitingSince } from './time-to-fill.ts';

type WaitingNoteProps = {
  figures: Pick<OwnerFigures, 'waiting' | 'oldestWaitingSince'>;
  /** Link to the pending applications. */
  to: string;
};

/** Number of pending applications and the longest waiting time. Renders nothing if there are none. */
export function WaitingNote({ figures, to }: WaitingNoteProps) {
  const now = useNow();
  const { waiting, oldestWaitingSince } = figures;
  if (waiting === 0) return null;
  return (
    <Note icon="users">
      <p>
        <b>
          {waiting === 1
            ? 'One application waits for your answer'
            : `${waiting} applications wait for your answer`}
        </b>
        {oldestWaitingSince &&
          `, ${waiting === 1 ? 'for' : 'the oldest for'} ${waitingSince(oldestWaitingSince, now)}`}
        .
      </p>
      <Button asChild variant="quiet" className="-mb-2">
        <Link to={to}>{toApplicants(waiting)}</Link>
      </Button>
    </Note>
  );
}
