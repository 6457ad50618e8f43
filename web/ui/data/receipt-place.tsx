import { clsx } from 'clsx';
import { useCallback } from 'react';
import { offerPlace } from '#web/lib/receipts/receipt-places.ts';

type ReceiptPlaceProps = {
  about: string;
  /** Beside the next button of a row; what has the class `second` gives its place while a receipt is there. */
  inRow?: boolean;
};

/** Where the receipt line of an act on a record appears, beside what the act changed. Empty until then. */
export function ReceiptPlace({ about, inRow = false }: ReceiptPlaceProps) {
  const ref = useCallback(
    (element: HTMLDivElement | null) => (element ? offerPlace(about, element, inRow) : undefined),
    [about, inRow],
  );
  return (
    <div ref={ref} aria-live="polite" className={clsx('receipt-place', inRow && 'receipt-place-in-row')} />
  );
}
