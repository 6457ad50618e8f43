import type { ShiftCard, ShiftDetail, ShiftClaim } from '#contract/shifts/shifts.ts';
import { clockTime, shortDate, inHours } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { listed } from '#web/lib/words.ts';
import { TicketFigure } from '#web/ui/data/ticket.tsx';
import { Note } from '#web/ui/note.tsx';
import { dogs } from '../shift-words.ts';
import { ClaimFacts } from './claim-facts.tsx';
import { DisputeState, PayDecision } from './dispute-state.tsx';
import { RecordedPay, payConfirmed } from './recorded-pay.tsx';
import { takeHomeWords, shiftHours } from '../take-home.ts';

type Pay = NonNullable<ShiftDetail['pay']>;
/** A shift with its groomer and its pay, as the owner sees it. */
export type PaidShift = ShiftCard & Pick<ShiftDetail, 'pay' | 'claim' | 'groomer'>;

/** Payout of a shift: estimated before the day, recorded after it. */
export function Payout({ shift }: { shift: PaidShift }) {
  const { pay } = shift;
  if (shift.claim)
    return (
      <ClaimFacts
        shift={shift}
        claim={shift.claim}
        label={`${shift.groomer?.name ?? 'The groomer'} says`}
        silence="Without your answer it counts on"
      >
        <AboveAgreed shift={shift} claim={shift.claim} />
      </ClaimFacts>
    );
  if (!pay)
    return (
      <TicketFigure label="Payout, estimated" figure={takeHomeWords(shift)}>
        {shift.bonusAmount !== null && <p>and {price(shift.bonusAmount)} bonus if earned</p>}
      </TicketFigure>
    );
  return (
    <div className="grid gap-2">
      <RecordedPay label="Payout" pay={pay} shift={shift} />
      <DisputeState pay={pay} zone={shift.timeZone} as="owner" />
      <PayDecision pay={pay} />
    </div>
  );
}

/** Status of the recorded pay in the owner's words. */
export function PayoutState({ shift }: { shift: PaidShift & { pay: Pay } }) {
  const { pay, groomer, timeZone } = shift;
  const name = groomer?.name ?? 'The groomer';
  if (pay.state === 'confirmed') return payConfirmed;
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

/** What a claim asks for beyond the shift as it was agreed: '6 dogs instead of 4'. */
function aboveAgreed(shift: ShiftCard, claim: ShiftClaim): string[] {
  const { dogCount, estimatedPayMax, bonusAmount } = shift;
  const agreedHours = shiftHours(shift);
  const above: string[] = [];
  if (claim.dogsGroomed > dogCount) above.push(`${dogs(claim.dogsGroomed)} instead of ${dogCount}`);
  if (claim.hours > agreedHours) above.push(`${inHours(claim.hours)} instead of ${inHours(agreedHours)}`);
  const mostPay = estimatedPayMax === null ? null : estimatedPayMax * 100 + (bonusAmount ?? 0);
  if (mostPay !== null && claim.pay > mostPay)
    above.push(`${price(claim.pay)} instead of at most ${price(mostPay)}`);
  return above;
}

/** Tells the owner that the groomer's figures exceed the shift. */
function AboveAgreed({ shift, claim }: { shift: ShiftCard; claim: ShiftClaim }) {
  const [first, ...rest] = aboveAgreed(shift, claim);
  return (
    first !== undefined && (
      <Note tone="warn">
        <b>More than agreed:</b> {listed([first, ...rest])}.
      </Note>
    )
  );
}
