import type { ShiftCard } from '#contract/shifts.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { SumList, SumRow } from '#web/ui/sum-list.tsx';
import { bonusLabel } from './shift-words.ts';
import { isEstimated, revenueBehind, takeHome, takeHomeWithBonus } from './take-home.ts';

/** Where the take-home comes from: the share of the day, and the bonus on top. */
export function PayBreakdown({ shift }: { shift: ShiftCard }) {
  const { payPercentage, bonusInfo, bonusAmount } = shift;
  const revenue = revenueBehind(shift);
  const share = takeHome(shift);
  const total = takeHomeWithBonus(shift);
  const day = dollarRange(revenue.min, revenue.max);
  return (
    <SumList className="wrap-anywhere">
      <SumRow
        label={
          isEstimated(shift)
            ? `Your ${payPercentage}% of an estimated ${day}`
            : `Your ${payPercentage}% of a usual day, ${day}`
        }
      >
        {dollarRange(share.min, share.max)}
      </SumRow>
      {(bonusInfo || bonusAmount !== null) && (
        <SumRow label={bonusLabel(bonusInfo)}>{bonusAmount === null ? 'on top' : price(bonusAmount)}</SumRow>
      )}
      <SumRow total label="You take home">
        {dollarRange(total.min, total.max)}
      </SumRow>
    </SumList>
  );
}
