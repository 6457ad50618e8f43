import type { ShiftCard } from '#contract/shifts/shifts.ts';
import type { TakeHome } from '#contract/shifts/take-home.ts';
import { dollarRange } from '#web/lib/money.ts';
import { PayBreakdown } from './pay-breakdown.tsx';
import { animalOf, animals } from '../shift-words.ts';
import { perDog, perHour, takeHome } from '../take-home.ts';

/** How the pay of an upcoming shift is computed, with the pay per hour and per dog. */
export function DayPay({ shift }: { shift: ShiftCard }) {
  const share = takeHome(shift);
  return (
    <section aria-labelledby="day-pays" className="card grid grid-cols-1 gap-4">
      <h2 id="day-pays">What the day pays</h2>
      <PayBreakdown shift={shift} />
      {share && <Rates shift={shift} share={share} />}
      <p className="max-w-text wrap-anywhere text-ink-2">
        {shift.business.businessName} records what the day brought. You have 48 hours to confirm or to
        disagree.
      </p>
    </section>
  );
}

function Rates({ shift, share }: { shift: ShiftCard; share: TakeHome }) {
  const [hourly, each] = [perHour(share, shift), perDog(share, shift)];
  return (
    <p className="tabular-nums">
      <b>{dollarRange(hourly.min, hourly.max)}</b> an hour and <b>{dollarRange(each.min, each.max)}</b> a{' '}
      {animalOf(shift.title)}, with {animals({ ...shift, dogCount: share.workedOut?.dogs ?? shift.dogCount })}
      {shift.bonusAmount !== null && ' and before the bonus'}.
    </p>
  );
}
