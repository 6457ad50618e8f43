import { Link } from 'react-router';
import type { OwnShift } from '#contract/shifts/shifts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { useShiftDialogs } from './own-shift-actions.tsx';
import { groupOwnShifts } from './own-shift-groups.ts';
import { shiftDay } from '../shift-words.ts';

type DaysToRecordProps = {
  shifts: readonly OwnShift[];
  now: Date;
  /** Link to all of the owner's shifts. */
  to: string;
};

/**
 * Worked shifts whose figures are not recorded yet, which delays the groomers' pay. Renders nothing if there
 * are none.
 */
export function DaysToRecord({ shifts, now, to }: DaysToRecordProps) {
  const over = groupOwnShifts(shifts, now).needsYou.filter(({ actions }) => actions.includes('complete'));
  const [first] = over;
  if (!first) return null;
  return over.length === 1 ? (
    <OneDay shift={first} />
  ) : (
    <Note
      tone="warn"
      icon="clock"
      act={
        <Button asChild variant="quiet">
          <Link to={to}>Record them</Link>
        </Button>
      }
    >
      <p>
        <b>{over.length} worked days are not recorded yet.</b>{' '}
        <span className="max-md:sr-only">Their groomers are paid by your figures.</span>
      </p>
    </Note>
  );
}

function OneDay({ shift }: { shift: OwnShift }) {
  const { ask, dialog } = useShiftDialogs(shift);
  return (
    <Note
      tone="warn"
      icon="clock"
      act={
        <Button variant="quiet" onClick={() => ask('record')}>
          Record the day
        </Button>
      }
    >
      <p className="line-clamp-2 wrap-anywhere">
        <b>
          “{shift.title}” of {shiftDay(shift)} is not recorded yet.
        </b>{' '}
        <span className="max-md:sr-only">
          {shift.groomer?.name ?? 'The groomer'} is paid by your figures.
        </span>
      </p>
      {dialog}
    </Note>
  );
}
