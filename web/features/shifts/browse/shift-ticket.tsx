import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { dayLeaf } from '#web/lib/dates.ts';
import { dollarRange } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { DayLeaf, Ticket, TicketFigure } from '#web/ui/data/ticket.tsx';
import { appliedWords } from '../application-groups.ts';
import { ConflictTag } from '../conflict-tag.tsx';
import { ShiftFacts, ShiftHead, ShiftTerms } from '../shift-facts.tsx';
import { arithmeticBeside, arithmeticWords, perHour, takeHome, takeHomeWords } from '../take-home.ts';

type ShiftTicketProps = {
  shift: ShiftCard;
  /** The one action on the stub. */
  action: ReactNode;
};

/** An open shift as a ticket: the facts for a decision, the take-home and one action. */
export function ShiftTicket({ shift, action }: ShiftTicketProps) {
  return (
    <Ticket
      day={<DayLeaf {...dayLeaf(shift.shiftDate, shift.timeZone)} />}
      stub={
        <>
          <TakeHomeFigure shift={shift} />
          {action}
        </>
      }
    >
      <ShiftHead shift={shift} />
      <ConflictTag shift={shift} />
      <ShiftFacts shift={shift} />
      <ShiftTerms shift={shift} />
    </Ticket>
  );
}

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
};

/** Button to apply, or the status of an existing application. The viewer's own shift has no Apply button. */
export function ApplyButton({ shift, viewerId, onApply, words = 'Apply for This Shift' }: ApplyButtonProps) {
  if (shift.ownerId === viewerId)
    return (
      <Button asChild wide>
        <Link to={href('shift', { id: shift.id })}>View Your Shift</Link>
      </Button>
    );
  if (shift.application) return <Applied {...shift.application} />;
  if (shift.conflict)
    return (
      <Button wide onClick={() => onApply(shift)}>
        See Conflict
      </Button>
    );
  return (
    <Button variant="primary" wide onClick={() => onApply(shift)}>
      {words}
    </Button>
  );
}

/** Replaces the Apply button once the viewer has applied or was answered. */
export function Applied({ status }: Pick<NonNullable<ShiftCard['application']>, 'status'>) {
  return (
    <Button wide disabled>
      {appliedWords(status)}
    </Button>
  );
}
