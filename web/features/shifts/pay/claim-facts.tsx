import type { ReactNode } from 'react';
import type { ShiftCard, ShiftClaim } from '#contract/shifts/shifts.ts';
import { clockTime, inHours, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
import { dogs } from '../shift-words.ts';
import { PaidBy } from './paid-by.tsx';

type ClaimFactsProps = {
  shift: ShiftCard;
  claim: ShiftClaim;
  label: string;
  /** Words for the effect of not answering by the deadline, e.g. "Without an answer it counts on". */
  silence: string;
  children?: ReactNode;
};

/**
 * Figures that the groomer claims for a day the owner has not recorded, with the date on which they take
 * effect.
 */
export function ClaimFacts({ shift, claim, label, silence, children }: ClaimFactsProps) {
  const { answerBy, pay, revenue, revenueEstimated, bonus, dogsGroomed, hours } = claim;
  return (
    <div className="grid gap-2">
      <TicketFigure label={label} figure={price(pay)}>
        <p className="tabular-nums">
          <PaidBy shift={shift} revenue={revenue} hours={hours} estimated={revenueEstimated} />
          {bonus > 0 && <span className="block">and {price(bonus)} bonus</span>}
          <span className="block text-ink-2">
            {dogs(dogsGroomed)}, {inHours(hours)}
          </span>
        </p>
      </TicketFigure>
      {children}
      <p className="text-s text-ink-2">
        {silence} {shortDate(answerBy, shift.timeZone)}, {clockTime(answerBy, shift.timeZone)}.
      </p>
    </div>
  );
}
