import { exactPrice, price } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { SumList, SumRow } from '#web/ui/data/sum-list.tsx';
import type { CheckOutValues, Counted } from './check-out-values.ts';

type CheckOutFootProps = {
  values: CheckOutValues;
  counted: Counted;
  /** Cents that were paid in advance. */
  advance: number;
  busy: boolean;
};

/** The total and the button that takes the payment, or leads to what is missing: one sticky row of a phone, a column on a wide screen. */
export function CheckOutFoot({ values, counted, advance, busy }: CheckOutFootProps) {
  const tip = values.payments.length > 0 ? counted.tip : 0;
  const taken = counted.total - advance - counted.owed + tip;
  return (
    <div className="sticky bottom-[var(--covered,0px)] z-1 -mx-4 grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line bg-card px-4 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:top-6 lg:bottom-auto lg:mx-0 lg:self-start lg:rounded-m lg:border lg:p-5">
      <SumList className="hidden! lg:grid!">
        <SumRow label="Work">{exactPrice(counted.subtotal - counted.discount)}</SumRow>
        {counted.tax > 0 && <SumRow label="Sales tax">{exactPrice(counted.tax)}</SumRow>}
        {tip > 0 && <SumRow label="Tip">{exactPrice(tip)}</SumRow>}
        {advance > 0 && <SumRow label="Paid in advance">{exactPrice(-advance)}</SumRow>}
        {counted.owed > 0 && <SumRow label="Stays owed">{exactPrice(-counted.owed)}</SumRow>}
      </SumList>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 lg:grid lg:grid-cols-1">
        <p className="flex flex-wrap items-baseline gap-x-2 lg:justify-between lg:border-t lg:border-line lg:pt-3">
          <span className="max-lg:sr-only">To take now</span>
          <b className="figure max-sm:text-h3!">{exactPrice(Math.max(taken, 0))}</b>
        </p>
        <Button
          type="submit"
          variant="primary"
          className="min-h-12 min-w-0 flex-[1_1_11rem] px-3! leading-tight whitespace-normal! lg:w-full"
          busy={busy && 'Closing...'}
        >
          {counted.asksMethod
            ? 'Choose how they pay'
            : taken > 0
              ? `Take ${price(taken)} and close`
              : counted.isFree
                ? 'Close'
                : 'Close without a payment'}
        </Button>
      </div>
    </div>
  );
}
