import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { dollarRange } from '#web/lib/money.ts';
import { shareOf } from './shift-draft.ts';
import type { ShiftValues } from './shift-draft.ts';
import { isEstimated, revenueBehind, takeHome } from './take-home.ts';

/** Says while the owner types what the groomer will read, so that nobody enters the day's revenue by mistake. */
export function PayHint({ control }: { control: Control<ShiftValues> }) {
  const typed = useWatch({ control, name: ['payPercentage', 'estimatedPayMin', 'estimatedPayMax'] });
  const share = shareOf(...typed);
  const pay = share && takeHome(share);
  if (!pay || pay.min > pay.max) return 'What the groomer takes home for the day, before any bonus.';
  const day = revenueBehind(share);
  const [part, whole] = [dollarRange(pay.min, pay.max), dollarRange(day.min, day.max)];
  return isEstimated(share)
    ? `Groomers see: your ${share.payPercentage}% of an estimated ${whole}, so ${part} for you.`
    : `If you leave it empty, groomers see ${part}: ${share.payPercentage}% of a usual day of ${whole}.`;
}
