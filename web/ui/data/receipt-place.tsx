import { useCallback } from 'react';
import { offerPlace } from '#web/lib/receipts/receipt-places.ts';

/** Where the receipt line of an act on a record appears, beside what the act changed. Empty until then. */
export function ReceiptPlace({ about }: { about: string }) {
  const ref = useCallback(
    (element: HTMLDivElement | null) => (element ? offerPlace(about, element) : undefined),
    [about],
  );
  return <div ref={ref} aria-live="polite" className="receipt-place" />;
}
