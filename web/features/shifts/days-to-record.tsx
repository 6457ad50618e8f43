import { Link } from 'react-router';
import type { OwnShift } from '#contract/shifts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { useShiftQuestions } from './own-shift-actions.tsx';
import { groupOwnShifts } from './own-shift-groups.ts';
import { shiftDay } from './shift-words.ts';

type DaysToRecordProps = {
  shifts: readonly OwnShift[];
  now: Date;
  /** Where all of the owner's shifts are. */
  to: string;
};

/** Worked days whose figures nobody wrote down yet: until then nobody is paid. Nothing while there is none. */
export function DaysToRecord({ shifts, now, to }: DaysToRecordProps) {
  const over = groupOwnShifts(shifts, now).needsYou.filter(({ actions }) => actions.includes('complete'));
  const [first] = over;
  if (!first) return null;
  return over.length === 1 ? (
    <OneDay shift={first} />
  ) : (
    <Note tone="warn" icon="clock">
      <p>
        <b>{over.length} worked days are not recorded yet.</b> Their groomers are paid by your figures.
      </p>
      <Button asChild variant="quiet" className="-mb-2 -ml-2">
        <Link to={to}>Record them</Link>
      </Button>
    </Note>
  );
}

function OneDay({ shift }: { shift: OwnShift }) {
  const { ask, dialog } = useShiftQuestions(shift);
  return (
    <Note tone="warn" icon="clock">
      <p className="wrap-anywhere">
        <b>
          “{shift.title}” of {shiftDay(shift)} is not recorded yet.
        </b>{' '}
        {shift.groomer?.name ?? 'The groomer'} is paid by your figures.
      </p>
      <Button variant="quiet" className="-mb-2 -ml-2" onClick={() => ask('record')}>
        Record the Day
      </Button>
      {dialog}
    </Note>
  );
}
