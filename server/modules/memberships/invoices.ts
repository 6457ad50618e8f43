import type { AdminInvoice, Invoice } from '#contract/memberships.ts';
import type { FoundInvoice, InvoiceRow } from './ledger.queries.ts';

/** An invoice as people see it. */
export function shownInvoice({ number, ...row }: InvoiceRow): Invoice {
  const status = row.refunded === 0 ? 'paid' : row.refunded < row.amount ? 'partly_refunded' : 'refunded';
  return { ...row, number: invoiceNumber(number), status };
}

export const shownToAdmin = (row: FoundInvoice): AdminInvoice => ({
  ...shownInvoice(row),
  accountId: row.accountId,
  name: row.name,
  email: row.email,
});

export const invoiceNumber = (number: number) => `WG-${String(number).padStart(6, '0')}`;
