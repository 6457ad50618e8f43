import { expenseCategories } from '#contract/books.ts';
import type { Books, ExpenseCategory } from '#contract/books.ts';
import { dollarsInColumn } from '#server/platform/money.ts';
import { textDrawer } from '#server/platform/pdf-text.ts';
import { paidAsNames } from './book-words.ts';

const ink = '#1d2621';
const muted = '#5f6b64';
const green = '#1f5c46';
const left = 56;
const right = 556;
const bottom = 730;

/** A table of the document: rows of a name, a middle column and an amount in cents, with their sum. */
type Table = { title: string; rows: Row[]; total?: number; note?: string };
type Row = { name: string; about: string; amount: number | null };

export const notAdvice = 'A record of your own entries and of work on Wagwell, not tax advice.';

/** The tables of the books, in their order; those without rows are left out. */
export function tablesOf(books: Books): Table[] {
  const { totals, trips } = books;
  const tables: Table[] = [
    {
      title: 'Earned, by who paid',
      rows: books.payers.map((payer) => ({
        name: payer.name,
        about: `${paidAsNames[payer.paidAs]}, ${payer.jobs} ${payer.jobs === 1 ? 'job' : 'jobs'}`,
        amount: payer.total,
      })),
      total: totals.earned,
      ...(totals.unconfirmed > 0
        ? { note: `${dollarsInColumn(totals.unconfirmed)} of it is still to be confirmed.` }
        : {}),
    },
    {
      title: 'Tips',
      rows: books.tips.map(({ day, note, work, amount }) => ({
        name: day,
        about: note || (work?.title ?? ''),
        amount,
      })),
      total: totals.tips,
    },
    { title: 'Expenses', rows: expenseRows(books), total: totals.expenses },
    {
      title: 'Wagwell membership',
      rows: books.fees.map(({ day, description, amount }) => ({ name: day, about: description, amount })),
      total: totals.fees,
    },
    {
      title: `Mileage: ${totals.miles.toLocaleString('en-US')} miles`,
      rows: trips.map(({ day, purpose, miles, amount }) => ({
        name: day,
        about: `${purpose}, ${miles} mi`,
        amount,
      })),
      ...(totals.mileage === null ? {} : { total: totals.mileage }),
      note: rateNote(books),
    },
    {
      title: 'Paid to groomers',
      rows: books.payees.map((payee) => ({
        name: payee.name,
        about: `${paidAsNames[payee.paidAs]}, ${payee.jobs} ${payee.jobs === 1 ? 'shift' : 'shifts'}`,
        amount: payee.total,
      })),
      total: totals.paidOut,
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** Each category with its entries. */
const expenseRows = ({ expenses }: Books): Row[] =>
  (Object.keys(expenseCategories) as ExpenseCategory[]).flatMap((category) =>
    expenses
      .filter((expense) => expense.category === category)
      .map(({ day, note, amount }) => ({
        name: day,
        about: note ? `${expenseCategories[category]}: ${note}` : expenseCategories[category],
        amount,
      })),
  );

const rateNote = ({ rates, year }: Books): string =>
  rates.length === 0
    ? `The IRS mileage rate of ${year} is not known here.`
    : rates.map(({ rate, source }) => `${rate / 10} cents a mile (${source})`).join('; ');

/**
 * Draws the books of a year on letter pages. The library is loaded on first use because most processes never
 * need it.
 */
export async function booksPdf(books: Books, name: string, now: Date): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const page = new PDFDocument({
    size: 'LETTER',
    margin: 56,
    info: { Title: `Books ${books.year}`, Author: 'Wagwell', CreationDate: now },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => page.on('end', resolve));
  const draw = await textDrawer(page);

  let y = 56;
  const write = (text: string, size: number, color = ink, bold = false) => {
    page.fontSize(size).fillColor(color);
    draw(text, left, y, { width: right - left, bold });
    y = page.y + 4;
  };
  const room = (height: number) => {
    if (y + height <= bottom) return;
    page.addPage();
    y = 56;
  };
  const row = ({ name: first, about, amount }: Row, bold = false) => {
    room(34);
    page.fontSize(10).fillColor(ink);
    draw(first, left, y, { width: 190, bold });
    const afterName = page.y;
    page.fillColor(muted);
    draw(about, left + 200, y, { width: 200 });
    const afterAbout = page.y;
    page.fillColor(ink);
    draw(amount === null ? 'not known' : dollarsInColumn(amount), left, y, {
      width: right - left,
      align: 'right',
      bold,
    });
    y = Math.max(afterName, afterAbout, page.y) + 4;
  };

  write('Wagwell', 22, green, true);
  write(`Books of ${books.year}`, 15, ink, true);
  write(name, 11);
  write('Work counts on the day it was done. Wagwell does not move the money between you.', 9, muted);
  write(notAdvice, 9, muted);
  for (const table of tablesOf(books)) {
    y += 14;
    room(80);
    write(table.title, 13, ink, true);
    page.moveTo(left, y).lineTo(right, y).lineWidth(1).strokeColor('#d8d3c6').stroke();
    y += 6;
    for (const each of table.rows) row(each);
    if (table.total !== undefined) row({ name: 'Total', about: '', amount: table.total }, true);
    if (table.note) write(table.note, 9, muted);
  }
  page.end();
  await finished;
  return Buffer.concat(chunks);
}
