import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { dollarRange } from '#web/lib/money.ts';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
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
        <b className="tabular-nums">{rateInWords(shift)}</b>
        {!shift.hourlyRate && ' commission'}
        {share?.workedOut && (
          <span className="block text-ink-2 tabular-nums">
            {shift.payPercentage > 0 && 'of '}
            {arithmeticWords(share.workedOut, shift.title)}
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
