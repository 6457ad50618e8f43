import { agreementParts, signedWhen } from '#contract/shift-agreements/agreement-text.ts';
import type { Agreement } from '#contract/shift-agreements/shift-agreements.ts';
import { openPdf } from '#server/platform/pdf-text.ts';

const ink = '#1d2621';
const muted = '#5f6b64';
const left = 56;
const right = 556;
const bottom = 720;
const nameWidth = 130;

/** Draws an agreement on letter pages, with the parts of its page. */
export async function agreementPdf(agreement: Agreement, now: Date): Promise<Buffer> {
  const { terms, number, owner, groomer, unseen } = agreement;
  const { page, draw, close } = await openPdf({
    Title: `Shift agreement ${number}`,
    Author: terms.businessName,
    CreationDate: now,
  });
  let y = 56;
  const makeRoom = () => {
    if (y <= bottom) return;
    page.addPage();
    y = 56;
  };
  const write = (text: string, size: number, color = ink, bold = false) => {
    makeRoom();
    page.fontSize(size).fillColor(color);
    draw(text, left, y, { width: right - left, bold });
    y = page.y + 4;
  };
  const writeRow = (name: string, text: string) => {
    makeRoom();
    const top = y;
    page.fontSize(10).fillColor(muted);
    draw(name, left, top, { width: nameWidth });
    const nameEnd = page.y;
    page.fontSize(10).fillColor(ink);
    draw(text, left + nameWidth + 14, top, { width: right - left - nameWidth - 14 });
    y = Math.max(nameEnd, page.y) + 5;
  };
  write('Shift agreement', 20, ink, true);
  write(`${terms.businessName} and ${groomer.name}, number ${number}`, 11, muted);
  for (const { title, rows } of agreementParts(agreement)) {
    y += 10;
    write(title, 13, ink, true);
    for (const { name, text } of rows) writeRow(name, text);
  }
  y += 10;
  write('Signed', 13, ink, true);
  writeRow(terms.businessName, `${owner.name}, ${signedWhen(owner.signedAt, terms.timeZone)}`);
  writeRow(
    'Groomer',
    groomer.signedAt
      ? `${groomer.name}, ${signedWhen(groomer.signedAt, terms.timeZone)}`
      : `${groomer.name} has not agreed to these changes yet: ${unseen.join('; ')}`,
  );
  return close();
}
