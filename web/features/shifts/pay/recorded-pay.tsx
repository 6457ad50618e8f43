import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
import { dogs } from '../shift-words.ts';

type Pay = NonNullable<ShiftDetail['pay']>;
type RecordedPayProps = { label: string; pay: Pay; payPercentage: number };

/** Recorded pay and its calculation: revenue × commission + bonus. */
export function RecordedPay({ label, pay, payPercentage }: RecordedPayProps) {
  return (
    <TicketFigure label={label} figure={price(pay.pay)}>
      <p className="tabular-nums">
        <b>{payPercentage}%</b> of {price(pay.revenue)}
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
