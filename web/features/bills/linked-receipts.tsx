import { useQuery } from '@tanstack/react-query';
import { receiptRows } from '#contract/bills/receipt-text.ts';
import { polled, query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';
import { WaysToPay } from '#web/domain/visits/ways-to-pay.tsx';
import { ReceiptRows } from './receipt-rows.tsx';

/** The receipts of a visit on the page of its client's link; nothing before the check-out. */
export function LinkedReceipts({ secret }: { secret: string }) {
  const { data: bills = [] } = useQuery({
    ...query('GET /api/client-links/:secret/bills', { params: { secret } }),
    ...polled,
    retry: false,
  });
  return bills.map((bill) => (
    <Receipt key={bill.id} aria-labelledby={`receipt-${bill.id}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`receipt-${bill.id}`} className="text-h4">
          Receipt {bill.receiptNo}
        </h2>
        <Button asChild>
          <a href={`/api/client-links/${secret}/bills/${bill.id}/pdf`} download>
            PDF
          </a>
        </Button>
      </div>
      <ReceiptRows rows={receiptRows(bill)} />
      {bill.owed > 0 && <WaysToPay to={bill} />}
    </Receipt>
  ));
}
