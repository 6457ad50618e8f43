import type { ReactNode } from 'react';
import type { ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DisputeState, PayDecision } from './dispute-state.tsx';
import { RecordedPay, payConfirmed } from './recorded-pay.tsx';

type Pay = NonNullable<ShiftDetail['pay']>;

/** The groomer's pay of the day, and its status. */
export function WorkedPay({ shift, pay }: { shift: ShiftCard; pay: Pay }) {
  return (
    <div className="grid gap-2">
      <RecordedPay label="Your pay" pay={pay} shift={shift} />
      <PayState pay={pay} zone={shift.timeZone} />
      <DisputeState pay={pay} zone={shift.timeZone} as="groomer" />
      <PayDecision pay={pay} />
    </div>
  );
}

function PayState({ pay, zone }: { pay: Pay; zone: string }): ReactNode {
  if (pay.state === 'confirmed') return payConfirmed;
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
