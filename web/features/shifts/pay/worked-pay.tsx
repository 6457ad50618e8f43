import type { ReactNode } from 'react';
import type { ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
import { dogs } from '../shift-words.ts';

type Pay = NonNullable<ShiftDetail['pay']>;

/** Pay of the day and its calculation: revenue × commission + bonus. */
export function WorkedPay({ shift, pay }: { shift: ShiftCard; pay: Pay }) {
  return (
    <div className="grid gap-2">
      <TicketFigure label="Your pay" figure={price(pay.pay)}>
        <p className="tabular-nums">
          <b>{shift.payPercentage}%</b> of {price(pay.revenue)}
          {pay.bonus > 0 && <span className="block">and {price(pay.bonus)} bonus</span>}
          <span className="block text-ink-2">{dogs(pay.dogsGroomed)} groomed</span>
        </p>
      </TicketFigure>
      <PayState pay={pay} zone={shift.timeZone} />
    </div>
  );
}

function PayState({ pay, zone }: { pay: Pay; zone: string }): ReactNode {
  if (pay.state === 'confirmed')
    return (
      <Badge tone="good" icon="check" className="w-fit">
        Pay confirmed
      </Badge>
    );
  if (pay.state === 'disputed')
    return (
      <div className="grid gap-1">
        <Badge tone="warn" icon="alert" className="w-fit">
          You disagree
        </Badge>
        {pay.disputeReason && <p className="text-s wrap-anywhere text-ink-2">“{pay.disputeReason}”</p>}
      </div>
    );
  return (
    <p className="text-s text-ink-2">
      If we do not hear from you, it counts as confirmed on {shortDate(pay.confirmBy, zone)},{' '}
      {clockTime(pay.confirmBy, zone)}.
    </p>
  );
}
