import { paysByHour } from '#contract/shifts/pay-model.ts';
import type { PayRate } from '#contract/shifts/pay-model.ts';
import { inHours } from '#web/lib/dates.ts';
import { price } from '#web/lib/money.ts';

type PaidByProps = { shift: PayRate; revenue: number; hours: number; estimated?: boolean };

/** '45% of $420', or '6 h × $25' where the hours come to more; amounts in cents. */
export function PaidBy({ shift, revenue, hours, estimated = false }: PaidByProps) {
  if (paysByHour(revenue, shift, hours))
    return (
      <>
        <b>{inHours(hours)}</b> × {price(shift.hourlyRate ?? 0)}
        {shift.payPercentage > 0 && (
          <span className="block text-ink-2">more than {shift.payPercentage}%</span>
        )}
      </>
    );
  return (
    <>
      <b>{shift.payPercentage}%</b> of {estimated && 'an estimated '}
      {price(revenue)}
    </>
  );
}
