import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { usualPrice } from '#contract/shifts/take-home.ts';
import type { TakeHome } from '#contract/shifts/take-home.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { SumList, SumRow } from '#web/ui/data/sum-list.tsx';
import { dogs } from '../shift-words.ts';
import { revenueBehind, takeHome, takeHomeWords, withBonus } from '../take-home.ts';

/** Parts of the take-home: the share of the day's revenue and the bonus. */
export function PayBreakdown({ shift }: { shift: ShiftCard }) {
  const { payPercentage, bonusInfo, bonusAmount } = shift;
  const share = takeHome(shift);
  const total = share && bonusAmount !== null ? withBonus(share, bonusAmount) : undefined;
  const words = takeHomeWords(shift);
  return (
    <SumList className="wrap-anywhere">
      <SumRow
        label={`Your ${payPercentage}% of ${share ? arithmetic(share, payPercentage) : 'what the day brings'}`}
      >
        {words}
      </SumRow>
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

function arithmetic(share: TakeHome, payPercentage: number): string {
  const { min, max } = revenueBehind(share, payPercentage);
  if (!share.workedOut) return `an estimated ${dollarRange(min, max)}`;
  const { dogs: count, fewer } = share.workedOut;
  const usual = `${dogs(count)} × ${dollarRange(usualPrice.min, usualPrice.max)}, a usual price`;
  return fewer ? `${usual}; the hours allow no more dogs` : usual;
}
