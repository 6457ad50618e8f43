import { payMethodNames } from '#contract/bills/pay-methods.ts';
import { expenseCategories } from '#contract/books/books.ts';
import type { Books, ExpenseCategory } from '#contract/books/books.ts';
import { dollarsInColumn } from '#server/platform/money.ts';
import { openPdf } from '#server/platform/pdf-text.ts';
import { apart, daysInWords, paidAsNames, tipKinds } from './book-words.ts';

const ink = '#1d2621';
const muted = '#5f6b64';
const green = '#1f5c46';
const left = 56;
const right = 556;
const bottom = 730;

/** A table of the document: rows of a name, a middle column and an amount in cents, with their sum. */
export type Table = { title: string; rows: Row[]; total?: number; note?: string };
export type Row = { name: string; about: string; amount: number | null };

export const notAdvice = 'A record of your own entries and of work on Wagwell, not tax advice.';

/** The tables of the books, in their order; those without rows are left out. */
export function tablesOf(books: Books): Table[] {
  const { totals, trips } = books;
  const tables: Table[] = [
    {
      title: 'Earned, by who paid',
      rows: books.payers.map((payer) => ({
        name: payer.name,
        about:
          payer.paidAs === 'self_employed'
            ? `${payer.jobs} ${payer.jobs === 1 ? 'visit' : 'visits'}`
            : `${paidAsNames[payer.paidAs]}, ${payer.jobs} ${payer.jobs === 1 ? 'job' : 'jobs'}`,
        amount: payer.total,
      })),
      total: totals.earned,
      ...noteOf(
        totals.unconfirmed > 0 && waitingInWords(totals.unconfirmed),
        totals.disputed > 0 && disputedInWords(totals.disputed),
      ),
    },
    {
      title: 'To be confirmed',
      rows: books.jobs
        .filter(({ state }) => apart[state] === apart.waiting)
        .map(({ day, name, title, amount }) => ({ name: day, about: `${title}, ${name}`, amount })),
      total: totals.unconfirmed,
      note: 'It is not earned until it is confirmed.',
    },
    {
      title: 'Shift revenue',
      rows: books.payments.map(({ day, name, title, revenue }) => ({
        name: day,
        about: `${title}, with ${name}`,
        amount: revenue,
      })),
      total: totals.shiftRevenue,
    },
    {
      title: 'Tips',
      rows: [
        ...books.tipsByPerson.map(({ name, amount }) => ({
          name: name ?? 'Your own',
          about: tipKinds.checkOut,
          amount,
        })),
        ...books.tips.map(({ day, note, work, amount }) => ({
          name: day,
          about: [tipKinds.written, note || work?.title].filter(Boolean).join(': '),
          amount,
        })),
      ],
      total: totals.tips,
    },
    {
      title: 'Sales tax',
      rows:
        totals.salesTax === 0
          ? []
          : [{ name: daysInWords(books), about: 'Within payments', amount: totals.salesTax }],
      total: totals.salesTax,
    },
    {
      title: 'Taken by method, tips and sales tax included',
      rows: books.methods.map(({ method, amount }) => ({ name: payMethodNames[method], about: '', amount })),
      total: books.methods.reduce((cents, { amount }) => cents + amount, 0),
    },
    {
      title: 'Owed',
      rows: books.owed.map(unpaidRow),
      total: totals.owed,
      note: 'It is not earned until it is taken.',
    },
    {
      title: 'Not checked out',
      rows: [...beforeRows(books), ...books.notCheckedOut.map(unpaidRow)],
      note: 'Visits that were done and have no bill; they are in no sum.',
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
      rows: books.payments.map(({ day, name, title, amount, state }) => ({
        name: day,
        about: `${name}: ${title}${apart[state]}`,
        amount,
      })),
      total: totals.paidOut,
      ...noteOf(
        totals.paidOutUnconfirmed > 0 && waitingInWords(totals.paidOutUnconfirmed),
        totals.paidOutDisputed > 0 && disputedInWords(totals.paidOutDisputed),
      ),
    },
    {
      title: 'Paid to groomers, by groomer',
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

const waitingInWords = (amount: number) =>
  `${dollarsInColumn(amount)} is not confirmed yet, and not counted.`;

const disputedInWords = (amount: number) => `${dollarsInColumn(amount)} is disputed and not counted.`;

const noteOf = (...sentences: (string | false)[]) => {
  const note = sentences.filter(Boolean).join(' ');
  return note ? { note } : {};
};

const unpaidRow = ({ day, name, title, amount }: Books['owed'][number]): Row => ({
  name: day,
  about: `${title}, ${name}`,
  amount,
});

const beforeRows = ({ notCheckedOutBefore: { visits, amount } }: Books): Row[] =>
  visits === 0 ? [] : [{ name: 'Before', about: `${visits} more before these`, amount }];

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

/** What a document of tables says. */
export type Document = { title: string; name: string; notes: readonly string[]; tables: readonly Table[] };

/** The books of a year or of some days. */
export const booksDocument = (books: Books, name: string): Document => ({
  title: `Books for ${daysInWords(books)}`,
  name,
  notes: [
    'Visits count on the day they were paid, without tip and sales tax; shifts on the day they were worked.',
    notAdvice,
  ],
  tables: tablesOf(books),
});

/** Draws tables on letter pages. */
export async function booksPdf({ title, name, notes, tables }: Document, now: Date): Promise<Buffer> {
  const { page, draw, close } = await openPdf({ Title: title, Author: 'Wagwell', CreationDate: now });

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
  write(title, 15, ink, true);
  write(name, 11);
  for (const note of notes) write(note, 9, muted);
  for (const table of tables) {
    y += 14;
    room(80);
    write(table.title, 13, ink, true);
    page.moveTo(left, y).lineTo(right, y).lineWidth(1).strokeColor('#d8d3c6').stroke();
    y += 6;
    for (const each of table.rows) row(each);
    if (table.total !== undefined) row({ name: 'Total', about: '', amount: table.total }, true);
    if (table.note) write(table.note, 9, muted);
  }
  return close();
}
