import type { ShiftCard } from '#contract/shifts.ts';
import { dollarRange } from '#web/lib/money.ts';
import { PayBreakdown } from './pay-breakdown.tsx';
import { dogs } from './shift-words.ts';
import { perDog, perHour } from './take-home.ts';

/** How the pay of a day ahead comes about, and what it is for the hour and for the dog. */
export function DayPay({ shift }: { shift: ShiftCard }) {
  const [hourly, each] = [perHour(shift), perDog(shift)];
  return (
    <section aria-labelledby="day-pays" className="card grid grid-cols-1 gap-4">
      <h2 id="day-pays">What the day pays</h2>
      <PayBreakdown shift={shift} />
      <p className="tabular-nums">
        <b>{dollarRange(hourly.min, hourly.max)}</b> an hour and <b>{dollarRange(each.min, each.max)}</b> a
        dog, with {dogs(shift.dogCount)}
        {shift.bonusAmount !== null && ' and before the bonus'}.
      </p>
      <p className="max-w-text wrap-anywhere text-ink-2">
        {shift.business.businessName} records what the day brought. You have 48 hours to confirm or to
        disagree.
      </p>
    </section>
  );
}
