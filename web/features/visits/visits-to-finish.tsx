import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { shortDate } from '#web/lib/dates.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { neededActionOf } from './visit-groups.ts';

type VisitsToFinishProps = {
  /** Visits that have ended, earliest first. */
  over: readonly Visit[];
  /** Link to all of the provider's visits. */
  to: string;
};

/** Visits that have ended without a report card or a no-show report. Renders nothing if there are none. */
export default function VisitsToFinish({ over, to }: VisitsToFinishProps) {
  const [first] = over;
  if (!first) return null;
  const one = over.length === 1;
  return (
    <Note
      tone="warn"
      icon="clock"
      act={
        <Button asChild variant="quiet">
          <Link to={one ? href('visit', { id: first.id }) : to}>
            {one ? neededActionOf(first) : 'Finish them'}
          </Link>
        </Button>
      }
    >
      <p className="truncate">
        <b>
          {one
            ? `${petNames(first.pets)}, ${shortDate(first.startsAt, first.timeZone)}`
            : `${over.length} visits`}
        </b>
        <span className="max-md:sr-only">{` ${one ? 'has' : 'have'} no report card yet`}</span>
      </p>
    </Note>
  );
}
