import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { dollarRange } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
import { appliedWords } from '../application-groups.ts';
import { arithmeticBeside, arithmeticWords, perHour, takeHome, takeHomeWords } from '../take-home.ts';

/** Estimated take-home, commission and pay per hour. */
export function TakeHomeFigure({ shift }: { shift: ShiftCard }) {
  const share = takeHome(shift);
  const hourly = share && perHour(share, shift);
  const beside = arithmeticBeside(shift);
  return (
    <TicketFigure
      label={beside ? 'The owner’s estimate' : 'Take-home, estimated'}
      figure={takeHomeWords(shift)}
    >
      <p>
        <b className="tabular-nums">{shift.payPercentage}%</b> commission
        {share?.workedOut && (
          <span className="block text-ink-2 tabular-nums">
            of {arithmeticWords(share.workedOut, shift.title)}
          </span>
        )}
        {beside && (
          <span className="block text-ink-2 tabular-nums">
            {beside.workedOut
              ? `${arithmeticWords(beside.workedOut, shift.title)} would be ${dollarRange(beside.min, beside.max)}`
              : 'more than the hours allow'}
          </span>
        )}
        {hourly && (
          <span className="block text-ink-2 tabular-nums when-wide">
            {dollarRange(hourly.min, hourly.max)} an hour
          </span>
        )}
      </p>
    </TicketFigure>
  );
}

type ApplyButtonProps = {
  shift: ShiftCard;
  viewerId: string | undefined;
  onApply: (shift: ShiftCard) => void;
  words?: string;
  /** One visible word, where there is little room. */
  short?: boolean;
};

/** Button to apply, or the status of an existing application. The viewer's own shift has no Apply button. */
export function ApplyButton({
  shift,
  viewerId,
  onApply,
  words = 'Apply for This Shift',
  short = false,
}: ApplyButtonProps) {
  if (shift.ownerId === viewerId)
    return (
      <Button asChild wide={!short}>
        <Link to={href('shift', { id: shift.id })}>View Your Shift</Link>
      </Button>
    );
  if (shift.application) return <Applied {...shift.application} short={short} />;
  if (shift.conflict)
    return (
      <Button wide={!short} onClick={() => onApply(shift)}>
        See Conflict
      </Button>
    );
  return (
    <Button
      variant="primary"
      wide={!short}
      aria-label={short ? words : undefined}
      onClick={() => onApply(shift)}
    >
      {short ? 'Apply' : words}
    </Button>
  );
}

/** Replaces the Apply button once the viewer has applied or was answered. */
export function Applied({
  status,
  short = false,
}: Pick<NonNullable<ShiftCard['application']>, 'status'> & { short?: boolean }) {
  return (
    <Button wide={!short} disabled>
      {short && (status === 'pending' || status === 'accepted') ? 'Applied' : appliedWords(status)}
    </Button>
  );
}
