import type { ShiftCard, ShiftDetail } from '#contract/shifts/shifts.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import { dogs } from '../shift-words.ts';
import { takeHomeWords } from '../take-home.ts';

type Pay = NonNullable<ShiftDetail['pay']>;
/** A shift with its groomer and its pay, as the owner sees it. */
export type PaidShift = ShiftCard & Pick<ShiftDetail, 'pay' | 'claim' | 'groomer'>;

/** Payout of a shift: estimated before the day, recorded after it. */
export function Payout({ shift }: { shift: PaidShift }) {
  const { pay, payPercentage } = shift;
  if (shift.claim)
    return (
      <ClaimFacts
        shift={shift}
        claim={shift.claim}
        label={`${shift.groomer?.name ?? 'The groomer'} says`}
        silence="Without your answer it counts on"
      />
    );
  if (!pay)
    return (
      <TicketFigure label="Payout, estimated" figure={takeHomeWords(shift)}>
        {shift.bonusAmount !== null && <p>and {price(shift.bonusAmount)} bonus if earned</p>}
      </TicketFigure>
    );
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

/** Status of the recorded pay in the owner's words. */
export function PayoutState({ shift }: { shift: PaidShift & { pay: Pay } }) {
  const { pay, groomer, timeZone } = shift;
  const name = groomer?.name ?? 'The groomer';
  if (pay.state === 'confirmed')
    return (
      <Badge tone="good" icon="check" className="w-fit">
        Pay confirmed
      </Badge>
    );
  if (pay.state === 'disputed')
    return (
      <div className="text-s wrap-anywhere">
        <p>
          <b>{name} disagrees.</b>
        </p>
        {pay.disputeReason && <p className="text-ink-2">“{pay.disputeReason}”</p>}
      </div>
    );
  return (
    <p className="text-s wrap-anywhere text-ink-2">
      {name} can confirm or dispute it until {shortDate(pay.confirmBy, timeZone)},{' '}
      {clockTime(pay.confirmBy, timeZone)}. Without an answer it counts as confirmed.
    </p>
  );
}
