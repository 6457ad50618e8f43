/** The receipt in words: for a text message, a page and a PDF alike. Without zod. */
import type { Bill } from './bills.ts';
import { payMethodNames } from './pay-methods.ts';

type Receipt = Pick<
  Bill,
  'lines' | 'discount' | 'taxPercent' | 'tax' | 'total' | 'payments' | 'owed' | 'voidedAt'
>;
export type ReceiptRow = { key: string; name: string; amount: string; isSum: boolean };

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dollars = (cents: number) => exact.format(cents / 100).replace('-', '−');

const row = (key: string, name: string, cents: number, isSum = false): ReceiptRow => ({
  key,
  name,
  amount: dollars(cents),
  isSum,
});

/** The rows of a receipt in their order, each with its amount. The total and what was paid contain the tip. */
export function receiptRows({
  lines,
  taxPercent,
  tax,
  total,
  payments,
  owed,
  voidedAt,
}: Receipt): ReceiptRow[] {
  const tips = payments.reduce((sum, { tip }) => sum + tip, 0);
  return [
    ...lines.map(({ kind, name, amount }, nth) =>
      row(`line ${nth}`, name, kind === 'discount' ? -amount : amount),
    ),
    ...(taxPercent > 0 ? [row('tax', `Sales tax ${taxPercent}%`, tax)] : []),
    ...(tips === 0 ? [] : [row('tip', 'Tip', tips)]),
    row('total', 'Total', total + tips, true),
    ...payments.map(({ id, method, amount, tip, reversesId }) =>
      row(id, `${reversesId ? 'Given back' : 'Paid'}, ${payMethodNames[method]}`, amount + tip),
    ),
    ...(voidedAt || owed === 0 ? [] : [row('owed', 'Still owed', owed, true)]),
  ];
}

/** The receipt as the text of a message. */
export function receiptText(
  bill: Receipt & Pick<Bill, 'providerName' | 'receiptNo' | 'day' | 'paymentLinks' | 'zelle'>,
): string {
  const ways = [...bill.paymentLinks, ...(bill.zelle ? [`Zelle: ${bill.zelle}`] : [])];
  return [
    `${bill.providerName}, receipt ${bill.receiptNo}, ${bill.day}`,
    ...receiptRows(bill).map(({ name, amount }) => `${name}: ${amount}`),
    ...(bill.owed > 0 && ways.length > 0 ? [`To pay: ${ways.join(' or ')}`] : []),
  ].join('\n');
}
