import type { OwnApplication } from '#contract/shifts/shift-applications.ts';
import { dollarRange, price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/now.ts';
import { Receipt, ReceiptLine, ReceiptLines } from '#web/ui/sum-list.tsx';
import { aheadOf } from './ahead.ts';

/** Summary of the groomer's booked shifts, open applications and unconfirmed pay. */
export function AheadReceipt({ applications }: { applications: readonly OwnApplication[] }) {
  const ahead = aheadOf(applications, useNow());
  return (
    <Receipt aria-labelledby="ahead">
      <h2 id="ahead" className="text-h4">
        Ahead of you
      </h2>
      <ReceiptLines>
        <ReceiptLine label="Waiting for an answer">{ahead.waiting}</ReceiptLine>
        {ahead.toConfirm > 0 && <ReceiptLine label="Pay to confirm">{price(ahead.toConfirm)}</ReceiptLine>}
        <ReceiptLine label={ahead.booked === 1 ? '1 shift booked' : `${ahead.booked} shifts booked`} total>
          {dollarRange(ahead.min, ahead.max)}
        </ReceiptLine>
      </ReceiptLines>
      <p className="text-s text-ink-2">
        Estimated take-home, without bonuses
        {ahead.untold > 0 && ` and without ${ahead.untold} whose pay is not told`}.
      </p>
    </Receipt>
  );
}
