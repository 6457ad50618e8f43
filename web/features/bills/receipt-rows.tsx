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
