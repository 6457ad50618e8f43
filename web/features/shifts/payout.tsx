import type { OwnShift } from '#contract/shifts.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TicketFigure } from '#web/ui/ticket.tsx';
import { dogs } from './shift-words.ts';
import { takeHome } from './take-home.ts';

/** What a shift pays out: estimated before the day, and after it as recorded. */
export function Payout({ shift }: { shift: OwnShift }) {
  const { pay, payPercentage } = shift;
  if (!pay) {
    const share = takeHome(shift);
    return (
      <TicketFigure label="Payout, estimated" figure={dollarRange(share.min, share.max)}>
        {shift.bonusAmount !== null && <p>and {price(shift.bonusAmount)} bonus if earned</p>}
      </TicketFigure>
    );
  }
  return (
    <div className="grid gap-2">
      <TicketFigure label="Payout" figure={price(pay.pay)}>
        <p className="tabular-nums">
          <b>{payPercentage}%</b> of {price(pay.revenue)}
          {pay.bonus > 0 && <span className="block">and {price(pay.bonus)} bonus</span>}
          <span className="block text-ink-2">{dogs(pay.dogsGroomed)} groomed</span>
        </p>
      </TicketFigure>
      {pay.state === 'disputed' && (
        <Badge tone="warn" icon="alert" className="w-fit">
          Pay disputed
        </Badge>
      )}
    </div>
  );
}
