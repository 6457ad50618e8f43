import type { AdminInvoice, Invoice } from '#contract/memberships/invoices.ts';
import type { FoundInvoice, InvoiceRow } from './ledger.queries.ts';

/** Maps an invoice row to the API's shape. */
export function toInvoice({ number, ...row }: InvoiceRow): Invoice {
  const status = row.refunded === 0 ? 'paid' : row.refunded < row.amount ? 'partly_refunded' : 'refunded';
  return { ...row, number: invoiceNumber(number), status };
}

export const toAdminInvoice = (row: FoundInvoice): AdminInvoice => ({
  ...toInvoice(row),
  accountId: row.accountId,
  name: row.name,
  email: row.email,
});

export const invoiceNumber = (number: number) => `WG-${String(number).padStart(6, '0')}`;

/**
 * Parses an admin's invoice search: an invoice number ('WG-000012' or '12'), or else words of a name or an
 * email.
 */
export function parseInvoiceSearch(q = ''): string | number {
  const [, digits] = /^(?:wg-)?(\d{1,9})$/i.exec(q.trim()) ?? [];
  return digits === undefined ? q.trim() : Number(digits);
}
