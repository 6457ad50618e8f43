import { expenseCategories } from '#contract/books/books.ts';
import { payMethodNames } from '#contract/bills/pay-methods.ts';
import type { Books } from '#contract/books/books.ts';
import { toCsv } from '#server/platform/csv.ts';
import { dollarsInCell } from '#server/platform/money.ts';
import { apart, paidAsNames, tipKinds } from './book-words.ts';

/**
 * Formats the books as CSV: one row per entry, and no totals, so that a column can be summed by its section.
 * Pay that waits or is disputed has sections of its own.
 */
export const booksCsv = (books: Books): string =>
  toCsv([
    ['Section', 'Date', 'Name', 'Kind', 'Details', 'State', 'Miles', 'Amount'],
    ...books.jobs.map((job) => [
      `Earned${apart[job.state]}`,
      job.day,
      job.name,
      paidAsNames[job.paidAs],
      job.title,
      job.state,
      '',
      dollarsInCell(job.amount),
    ]),
    ...books.payments.map(({ day, name, title, revenue }) => [
      'Shift revenue',
      day,
      name,
      '',
      title,
      '',
      '',
      dollarsInCell(revenue),
    ]),
    ...takingRows(books, 'Sales tax', ({ tax }) => tax),
    ...takingRows(books, 'Taken, tips included', ({ amount, tip }) => amount + tip),
    ...books.takings
      .filter(({ tip }) => tip !== 0)
      .map(({ day, tipFor, title, tip }) => [
        'Tips',
        day,
        tipFor,
        tipKinds.checkOut,
        title,
        '',
        '',
        dollarsInCell(tip),
      ]),
    ...books.tips.map(({ day, note, work, amount }) => [
      'Tips',
      day,
      '',
      tipKinds.written,
      note || work?.title,
      '',
      '',
      dollarsInCell(amount),
    ]),
    ...books.expenses.map(({ day, category, note, amount }) => [
      'Expenses',
      day,
      '',
      expenseCategories[category],
      note,
      '',
      '',
      dollarsInCell(amount),
    ]),
    ...books.fees.map(({ day, description, amount }) => [
      'Wagwell membership',
      day,
      'Wagwell',
      '',
      description,
      '',
      '',
      dollarsInCell(amount),
    ]),
    ...books.trips.map(({ day, purpose, work, miles, amount }) => [
      'Mileage',
      day,
      '',
      '',
      work ? `${purpose} (${work.title})` : purpose,
      '',
      miles,
      amount === null ? '' : dollarsInCell(amount),
    ]),
    ...unpaidRows('Owed', books.owed),
    ...beforeRows(books),
    ...unpaidRows('Not checked out', books.notCheckedOut),
    ...books.payments.map((payment) => [
      `Paid to groomers${apart[payment.state]}`,
      payment.day,
      payment.name,
      paidAsNames[payment.paidAs],
      payment.title,
      payment.state,
      '',
      dollarsInCell(payment.amount),
    ]),
  ]);

type Taking = Books['takings'][number];

const takingRows = ({ takings }: Books, section: string, amountOf: (taking: Taking) => number) =>
  takings
    .filter((taking) => amountOf(taking) !== 0)
    .map((taking) => [
      section,
      taking.day,
      taking.name,
      payMethodNames[taking.method],
      taking.title,
      '',
      '',
      dollarsInCell(amountOf(taking)),
    ]);

const unpaidRows = (section: string, rows: Books['owed']) =>
  rows.map(({ day, name, title, amount }) => [section, day, name, '', title, '', '', dollarsInCell(amount)]);

const beforeRows = ({ notCheckedOutBefore: { visits, amount } }: Books) =>
  visits === 0
    ? []
    : [['Not checked out', '', `${visits} more before these`, '', '', '', '', dollarsInCell(amount)]];
