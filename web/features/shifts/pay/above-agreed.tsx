import type { ShiftCard, ShiftClaim } from '#contract/shifts/shifts.ts';
import { inHours } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';
import { listed } from '#web/lib/words.ts';
import { Note } from '#web/ui/note.tsx';
import { dogs } from '../shift-words.ts';
import { shiftHours } from '../take-home.ts';

/** What a claim asks for beyond the shift as it was agreed: '6 dogs instead of 4'. */
export function aboveAgreed(shift: ShiftCard, claim: ShiftClaim): string[] {
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
export function AboveAgreed({ shift, claim }: { shift: ShiftCard; claim: ShiftClaim }) {
  const [first, ...rest] = aboveAgreed(shift, claim);
  return (
    first !== undefined && (
      <Note tone="warn">
        <b>More than agreed:</b> {listed([first, ...rest])}.
      </Note>
    )
  );
}
