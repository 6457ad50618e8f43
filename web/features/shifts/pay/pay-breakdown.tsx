import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { TakeHome } from '#contract/shifts/take-home.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { SumList, SumRow } from '#web/ui/data/sum-list.tsx';
import {
  arithmeticBeside,
  arithmeticWords,
  revenueBehind,
  takeHome,
  takeHomeWords,
  withBonus,
} from '../take-home.ts';

/** Parts of the take-home: the share of the day's revenue and the bonus. */
export function PayBreakdown({ shift }: { shift: ShiftCard }) {
  const { bonusInfo, bonusAmount } = shift;
  const share = takeHome(shift);
  const total = share && bonusAmount !== null ? withBonus(share, bonusAmount) : undefined;
  const words = takeHomeWords(shift);
  return (
    <SumList className="wrap-anywhere">
      <SumRow label={shareLabel(shift, share)}>{words}</SumRow>
      {(bonusInfo || bonusAmount !== null) && (
        <SumRow label={bonusInfo ? `Bonus: ${bonusInfo}` : 'Bonus'}>
          {bonusAmount === null ? 'on top' : price(bonusAmount)}
        </SumRow>
      )}
      <SumRow total label="You take home">
        {total ? dollarRange(total.min, total.max) : words}
      </SumRow>
    </SumList>
  );
}

/** 'Your 45% of 5 dogs × $62–$92', or 'Your 6 h × $25' where the hours alone are paid. */
function shareLabel(shift: ShiftCard, share: TakeHome | undefined): string {
  const { payPercentage } = shift;
  if (payPercentage === 0)
    return share?.workedOut
      ? `Your ${arithmeticWords(share.workedOut, shift.title)}`
      : `Your ${rateInWords(shift)}`;
  return `Your ${payPercentage}% of ${share ? arithmetic(shift, share) : 'what the day brings'}`;
}

function arithmetic(shift: ShiftCard, share: TakeHome): string {
  const { min, max } = revenueBehind(share, shift.payPercentage) ?? share;
  if (share.workedOut) {
    const { fewer, ownPrice } = share.workedOut;
    const whose = ownPrice ? ', their own price' : ', a usual price';
    const words = arithmeticWords(share.workedOut, shift.title, whose);
    return fewer ? `${words}; the hours allow no more` : words;
  }
  const beside = arithmeticBeside(shift);
  if (!beside) return `an estimated ${dollarRange(min, max)}`;
  const told = `${dollarRange(min, max)}, the owner’s estimate`;
  return beside.workedOut
    ? `${told}; ${arithmeticWords(beside.workedOut, shift.title)} would be ${dollarRange(beside.min, beside.max)} for you`
    : `${told}; the hours are short for it`;
}
