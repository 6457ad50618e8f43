import { Link } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { shortDate } from '#web/lib/dates.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { neededActionOf } from '../visit-groups.ts';

type VisitsToFinishProps = {
  /** Visits that have ended, earliest first. */
  over: readonly Visit[];
  /** Link to all of the provider's visits. */
  to: string;
};

/** Visits that have ended without a check-out, a report card or a no-show report. Renders nothing if there are none. */
export function VisitsToFinish({ over, to }: VisitsToFinishProps) {
  const [first] = over;
  if (!first) return null;
  const one = over.length === 1;
  const needed = one ? neededActionOf(first) : undefined;
  return (
    <Note
      tone="warn"
      icon="clock"
      act={
        <Button asChild variant="quiet">
          <Link to={needed?.to ?? to}>{needed?.label ?? 'Finish them'}</Link>
        </Button>
      }
    >
      <p className="truncate">
        <b>
          {one
            ? `${petNames(first.pets)}, ${shortDate(first.startsAt, first.timeZone)}`
            : `${over.length} visits`}
        </b>
        {one ? (
          <span className="max-md:sr-only"> is not finished yet</span>
        ) : (
          <span>
            {' '}
            are not finished<span className="max-md:sr-only"> yet</span>
          </span>
        )}
      </p>
    </Note>
  );
}
