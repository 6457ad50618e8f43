import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Receipt, ReceiptLine, ReceiptLines } from '#web/ui/data/sum-list.tsx';
import { upcomingSummaryOf } from './upcoming-summary.ts';

/** Summary of the groomer's booked shifts, open applications and unconfirmed pay. */
export function UpcomingReceipt({ applications }: { applications: readonly OwnApplication[] }) {
  const upcoming = upcomingSummaryOf(applications, useNow());
  return (
    <Receipt aria-labelledby="upcoming">
      <h2 id="upcoming" className="text-h4">
        Ahead of you
      </h2>
      <ReceiptLines>
        <ReceiptLine label="Waiting for an answer">{upcoming.waiting}</ReceiptLine>
        {upcoming.toConfirm > 0 && (
          <ReceiptLine label="Pay to confirm">{price(upcoming.toConfirm)}</ReceiptLine>
        )}
        <ReceiptLine
          label={upcoming.booked === 1 ? '1 shift booked' : `${upcoming.booked} shifts booked`}
          total
        >
          {dollarRange(upcoming.min, upcoming.max)}
        </ReceiptLine>
      </ReceiptLines>
      <p className="text-s text-ink-2">
        Estimated take-home, without bonuses
        {upcoming.unknownPay > 0 && ` and without ${upcoming.unknownPay} whose pay is not listed`}.
      </p>
    </Receipt>
  );
}
