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
  /** Whether a dispute has to be answered first, so that this button is not the filled one. */
  calm: boolean;
};

/** Number of pending applications and the longest waiting time. Renders nothing if there are none. */
export function WaitingNote({ figures, to, calm }: WaitingNoteProps) {
  const now = useNow();
  const { waiting, oldestWaitingSince } = figures;
  if (waiting === 0) return null;
  return (
    <Note
      icon="users"
      act={
        <Button asChild variant={calm ? 'line' : 'primary'}>
          <Link to={to}>
            {waiting === 1 ? (
              toApplicants(1)
            ) : (
              <span>
                Compare <span className="sr-only">applicants</span>
              </span>
            )}
          </Link>
        </Button>
      }
    >
      <p>
        <b>
          {waiting === 1 ? 'One application waits' : `${waiting} applications wait`}
          <span className="max-sm:sr-only"> for your answer</span>
        </b>
        {oldestWaitingSince &&
          `, ${waiting === 1 ? 'for' : 'the oldest for'} ${waitingSince(oldestWaitingSince, now)}`}
        .
      </p>
    </Note>
  );
}
