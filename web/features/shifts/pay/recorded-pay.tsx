import type { ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
import { dogs } from '../shift-words.ts';
import { PaidBy } from './paid-by.tsx';

type Pay = NonNullable<ShiftDetail['pay']>;
type RecordedPayProps = { label: string; pay: Pay; shift: RecordedShift };
/** What the pay of a worked shift is computed from. */
type RecordedShift = Pick<ShiftCard, 'payPercentage' | 'hourlyRate'>;

/** Recorded pay and its calculation: revenue × commission, or the hours if they come to more, + bonus. */
export function RecordedPay({ label, pay, shift }: RecordedPayProps) {
  return (
    <TicketFigure label={label} figure={price(pay.pay)}>
      <p className="tabular-nums">
        <PaidBy shift={shift} revenue={pay.revenue} hours={pay.hours} />
        {pay.bonus > 0 && <span className="block">and {price(pay.bonus)} bonus</span>}
        <span className="block text-ink-2">{dogs(pay.dogsGroomed)} groomed</span>
      </p>
    </TicketFigure>
  );
}

export const payConfirmed = (
  <Badge tone="good" icon="check" className="w-fit">
    Pay confirmed
  </Badge>
);
