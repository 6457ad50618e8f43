import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { dollarRange } from '#web/lib/money.ts';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
import { arithmeticWords, estimateDoubt, perHour, takeHome, takeHomeWords } from '../take-home.ts';

/** Estimated take-home, commission and pay per hour. */
export function TakeHomeFigure({ shift }: { shift: ShiftCard }) {
  const share = takeHome(shift);
  const hourly = share && perHour(share, shift);
  const doubt = estimateDoubt(shift);
  return (
    <TicketFigure
      label={doubt ? 'Take-home, the owner’s estimate' : 'Take-home, estimated'}
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
        {doubt && <span className="block text-ink-2 tabular-nums">{doubt}</span>}
        {hourly && (
          <span className="block text-ink-2 tabular-nums when-wide">
            {dollarRange(hourly.min, hourly.max)} an hour
          </span>
        )}
      </p>
    </TicketFigure>
  );
}
