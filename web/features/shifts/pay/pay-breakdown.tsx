import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import type { TakeHome } from '#contract/shifts/take-home.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { SumList, SumRow } from '#web/ui/data/sum-list.tsx';
import { arithmeticWords, estimateDoubt, revenueBehind, takeHome, takeHomeWords } from '../take-home.ts';

/** The take-home as everywhere, how it comes about, and what may come on top of it. */
export function PayBreakdown({ shift }: { shift: ShiftCard }) {
  const { bonusInfo, bonusAmount } = shift;
  const words = takeHomeWords(shift);
  const doubt = estimateDoubt(shift);
  return (
    <div className="grid gap-2 wrap-anywhere">
      <SumList>
        <SumRow label={shareLabel(shift, takeHome(shift))}>{words}</SumRow>
        <SumRow total label="You take home">
          {words}
        </SumRow>
        {(bonusInfo || bonusAmount !== null) && (
          <SumRow label={bonusInfo ? `Bonus on top: ${bonusInfo}` : 'Bonus on top'}>
            {bonusAmount !== null && price(bonusAmount)}
          </SumRow>
        )}
      </SumList>
      {doubt && <p className="text-s text-ink-2 tabular-nums">{doubt}</p>}
    </div>
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
  return estimateDoubt(shift)
    ? `${dollarRange(min, max)}, the owner’s estimate`
    : `an estimated ${dollarRange(min, max)}`;
}
