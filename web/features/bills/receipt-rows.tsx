import type { Bill } from '#contract/bills/bills.ts';
import type { ReceiptRow } from '#contract/bills/receipt-text.ts';

/** The rows of a receipt, sums in bold. */
export const ReceiptRows = ({ rows }: { rows: readonly ReceiptRow[] }) => (
  <dl className="grid gap-1 tabular-nums">
    {rows.map(({ key, name, amount, isSum }) => (
      <div
        key={key}
        className={isSum ? 'flex justify-between gap-3 font-strong' : 'flex justify-between gap-3'}
      >
        <dt className="min-w-0 wrap-anywhere">{name}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);

/** Where the client can pay the provider; the program does not move this money. */
export function WaysToPay({ bill: { paymentLinks, zelle } }: { bill: Bill }) {
  if (paymentLinks.length === 0 && !zelle) return null;
  return (
    <ul className="grid gap-1">
      {paymentLinks.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer" className="underline wrap-anywhere">
            {link.replace('https://', '')}
          </a>
        </li>
      ))}
      {zelle && <li className="wrap-anywhere">Zelle: {zelle}</li>}
    </ul>
  );
}
