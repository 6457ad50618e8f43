import type { WorkStatements, ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { ClaimFacts } from './claim-facts.tsx';
import { TakeHomeFigure } from '../browse/take-home-figure.tsx';
import { WorkedPay } from './worked-pay.tsx';

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
