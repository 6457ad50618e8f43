import { zoneOf } from '#server/platform/places/zone-of.queries.ts';
import { plans } from '#contract/memberships/plan-facts.ts';
import { contactOf } from '#server/modules/identity/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { invoiceNumber } from './invoices.ts';
import { mediumDayIn } from '#server/platform/long-days.ts';
import type { InvoiceRow } from './ledger.queries.ts';
import { dollarsInColumn } from '#server/platform/money.ts';
import { openPdf } from '#server/platform/pdf-text.ts';

const ink = '#1d2621';
const muted = '#5f6b64';
const green = '#1f5c46';
const left = 64;
const right = 548;

/** Draws one invoice on a letter page. */
export async function invoicePdf({ config, sql }: Platform, invoice: InvoiceRow): Promise<Buffer> {
  const contact = await contactOf(sql, invoice.accountId);
  const dayOf = mediumDayIn(await zoneOf(sql, invoice.accountId));
  const number = invoiceNumber(invoice.number);
  const { page, draw, close } = await openPdf(
    { Title: `Invoice ${number}`, Author: 'Wagwell', CreationDate: new Date(invoice.issuedAt) },
    left,
  );
  const write = (text: string, y: number, style: { size?: number; bold?: boolean; color?: string } = {}) => {
    page.fontSize(style.size ?? 11).fillColor(style.color ?? ink);
    draw(text, left, y, { width: right - left - 110, bold: style.bold });
  };
  const amount = (text: string, y: number, bold = false) => {
    page.fillColor(ink);
    draw(text, left, y, { width: right - left, align: 'right', bold });
  };
  const rule = (y: number, color = '#d8d3c6') =>
    page.moveTo(left, y).lineTo(right, y).lineWidth(1).strokeColor(color).stroke();

  write('Wagwell', 64, { size: 24, bold: true, color: green });
  write('Invoice', 110, { size: 15, bold: true });
  const facts = [
    ['Number', number],
    ['Date', dayOf(invoice.issuedAt)],
    ['Plan', plans[invoice.plan].name],
    ...(invoice.periodFrom && invoice.periodUntil
      ? [['Period', `${dayOf(invoice.periodFrom)} to ${dayOf(invoice.periodUntil)}`]]
      : []),
    ['Billed to', contact ? `${contact.firstName} ${contact.lastName}, ${contact.email}` : 'Former member'],
  ] as const;
  let y = 138;
  for (const [name, value] of facts) {
    write(name ?? '', y, { color: muted });
    page.fillColor(ink);
    draw(value ?? '', left + 80, y, { width: right - left - 80 });
    y = Math.max(y + 18, page.y + 4);
  }
  y += 18;
  for (const line of invoice.lines) {
    rule(y);
    write(line.description, y + 10);
    const below = page.y;
    amount(dollarsInColumn(line.amount), y + 10);
    y = below + 10;
  }
  rule(y, ink);
  write(invoice.refunded > 0 ? 'Paid, less refunds' : 'Paid', y + 12, { size: 13, bold: true });
  amount(dollarsInColumn(invoice.amount - invoice.refunded), y + 12, true);
  write(`Questions: ${config.SUPPORT_EMAIL}`, y + 64, { size: 10, color: muted });
  if (invoice.processor === 'test')
    write('Paid through the test processor: no money was moved.', y + 80, { size: 10, color: muted });
  return close();
}
