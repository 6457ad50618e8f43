import type { CheckedOut } from '#contract/bills/bills.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import type { ToastContent } from '#web/lib/toast-store.ts';

/** What is said about the visit after a check-out: the receipt, what stays owed, and what of the rest did not work. */
export function toldAfter(
  { receiptNo, paid, tips, owed, next, nextProblem, receiptProblem }: CheckedOut,
  visitId: string,
): ToastContent {
  const more = [
    owed > 0 && `${exactPrice(owed)} stays owed.`,
    next &&
      `Next visit: ${shortDate(next.startsAt, next.timeZone)}, ${clockTime(next.startsAt, next.timeZone)}.`,
    nextProblem && `The next visit is not booked. ${nextProblem}`,
    receiptProblem && `The receipt was not emailed. ${receiptProblem}`,
  ].filter(Boolean);
  return {
    title: `Receipt ${receiptNo}: ${exactPrice(paid + tips)} taken`,
    ...(more.length > 0 ? { description: more.join(' ') } : {}),
    ...(nextProblem || receiptProblem ? { variant: 'destructive' as const } : { about: visitId }),
  };
}
