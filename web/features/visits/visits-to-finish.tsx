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
      className="[&>div]:flex [&>div]:flex-wrap [&>div]:items-center [&>div]:justify-between [&>div]:gap-x-4"
    >
      <p className="wrap-anywhere">
        <b>
          {one
            ? `The visit of ${petNames(first.pets)} on ${shortDate(first.startsAt, first.timeZone)} has no report card yet.`
            : `${over.length} visits have no report card yet.`}
        </b>{' '}
        With it {one ? 'the visit is' : 'they are'} completed.
      </p>
      <Button asChild variant="quiet" className="-my-2 -ml-2">
        <Link to={one ? href('visit', { id: first.id }) : to}>
          {one ? neededActionOf(first) : 'Finish them'}
        </Link>
      </Button>
    </Note>
  );
}
