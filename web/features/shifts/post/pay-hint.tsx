import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { takeHome, usualPrice } from '#contract/shifts/take-home.ts';
import { dollarRange } from '#web/lib/money.ts';
import { shareOf } from './shift-draft.ts';
import type { ShiftValues } from './shift-draft.ts';
import { dogs } from '../shift-words.ts';
import { revenueBehind } from '../take-home.ts';

/**
 * Shows the words that the groomer will read while the owner types. This keeps the owner from entering the
 * day's revenue by mistake.
 */
export function PayHint({ control }: { control: Control<ShiftValues> }) {
  const share = shareOf(useWatch({ control }));
  const pay = share && takeHome(share);
  if (!pay || pay.min > pay.max) return 'What the groomer takes home for the day, before any bonus.';
  const percent = `${share.payPercentage}%`;
  const part = dollarRange(pay.min, pay.max);
  if (!pay.workedOut) {
    const day = revenueBehind(pay, share.payPercentage);
    return `Groomers see: your ${percent} of an estimated ${dollarRange(day.min, day.max)}, so ${part} for you.`;
  }
  const { dogs: count, fewer } = pay.workedOut;
  const usual = `${dogs(count)} × ${dollarRange(usualPrice.min, usualPrice.max)}`;
  return `If you leave it empty, groomers see ${part}: ${percent} of ${usual}${fewer ? ', as many as the hours allow' : ''}. Sorted by pay, your own estimate comes first.`;
}
