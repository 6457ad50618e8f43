import type { Bill } from '#contract/bills/bills.ts';
import { receiptRows } from '#contract/bills/receipt-text.ts';
import { openPdf } from '#server/platform/pdf-text.ts';

const ink = '#1d2621';
const muted = '#5f6b64';
const left = 56;
const right = 556;
const bottom = 730;

/** Draws a receipt on letter pages, with the rows of its text. */
export async function receiptPdf(bill: Bill, now: Date): Promise<Buffer> {
  const { page, draw, close } = await openPdf({
    Title: `Receipt ${bill.receiptNo}`,
    Author: bill.providerName,
    CreationDate: now,
  });
  let y = 56;
  const write = (text: string, size: number, color = ink, bold = false) => {
    page.fontSize(size).fillColor(color);
    draw(text, left, y, { width: right - left, bold });
    y = page.y + 4;
  };
  write(bill.providerName, 20, ink, true);
  write(`Receipt ${bill.receiptNo}${bill.voidedAt ? ', void' : ''}`, 14, ink, true);
  write(`${bill.day} · ${bill.clientName}`, 11, muted);
  y += 12;
  for (const { name, amount, isSum } of receiptRows(bill)) {
    if (y > bottom) {
      page.addPage();
      y = 56;
    }
    page.fontSize(11).fillColor(ink);
    const top = y;
    draw(name, left, top, { width: 380, bold: isSum });
    y = page.y + 5;
    draw(amount, left, top, { width: right - left, align: 'right', bold: isSum });
  }
  return close();
}
