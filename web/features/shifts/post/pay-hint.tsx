import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { rateInWords } from '#contract/shifts/pay-model.ts';
import { takeHome } from '#contract/shifts/take-home.ts';
import { dollarRange } from '#web/lib/money.ts';
import { shareOf } from './shift-draft.ts';
import type { ShiftPlace, ShiftValues } from './shift-draft.ts';
import { arithmeticWords, revenueBehind } from '../take-home.ts';

/**
 * Shows the words that the groomer will read while the owner types. This keeps the owner from entering the
 * day's revenue by mistake.
 */
export function PayHint({ control, place }: { control: Control<ShiftValues>; place: ShiftPlace }) {
  const share = shareOf(useWatch({ control }), place);
  const pay = share && takeHome(share);
  if (!pay || pay.min > pay.max) return 'What the groomer takes home for the day, before any bonus.';
  const percent = rateInWords(share);
  const part = dollarRange(pay.min, pay.max);
  if (!pay.workedOut) {
    const day = revenueBehind(pay, share.payPercentage);
    if (!day) return `Groomers see: ${percent}, an estimated ${part} for the day.`;
    return `Groomers see: your ${percent} of an estimated ${dollarRange(day.min, day.max)}, so ${part} for you.`;
  }
  const { fewer, ownPrice } = pay.workedOut;
  const whose = ownPrice ? ', as in your price list' : ', a usual price';
  const words = arithmeticWords(pay.workedOut, share.title, whose);
  if (share.payPercentage === 0) return `If you leave it empty, groomers see ${part}: ${words}.`;
  return `If you leave it empty, groomers see ${part}: ${percent} of ${words}${fewer ? ', as many as the hours allow' : ''}. Sorted by pay, an estimate counts for no more than this.`;
}
