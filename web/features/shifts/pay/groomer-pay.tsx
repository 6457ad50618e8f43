import type { ReactNode } from 'react';
import type { WorkStatements, ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { ClaimFacts } from './claim-facts.tsx';
import { TakeHomeFigure } from '../browse/take-home-figure.tsx';
import { DisputeState, PayDecision } from './dispute-state.tsx';
import { RecordedPay, payConfirmed } from './recorded-pay.tsx';

type GroomerPayProps = { shift: ShiftCard & Pick<ShiftDetail, 'pay'> & Pick<WorkStatements, 'claim'> };

/** The groomer's pay for the day: recorded by the owner, claimed by the groomer, or estimated. */
export function GroomerPay({ shift }: GroomerPayProps) {
  const { pay, claim } = shift;
  if (pay) return <WorkedPay shift={shift} pay={pay} />;
  if (claim)
    return (
      <ClaimFacts
        shift={shift}
        claim={claim}
        label="Your figures"
        silence={`Without an answer from ${shift.business.businessName} it counts on`}
      />
    );
  return <TakeHomeFigure shift={shift} />;
}

type Pay = NonNullable<ShiftDetail['pay']>;

/** The groomer's pay of the day, and its status. */
function WorkedPay({ shift, pay }: { shift: ShiftCard; pay: Pay }) {
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
        <b>You disagree.</b>
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
