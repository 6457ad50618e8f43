import { expenseCategories } from '#contract/books.ts';
import type { Books } from '#contract/books.ts';
import { toCsv } from '#server/platform/csv.ts';
import { dollarsInCell } from '#server/platform/money.ts';
import { paidAsNames } from './book-words.ts';

/** Formats the books as CSV: one row per entry, and no totals, so that a column can be summed by its section. */
export const booksCsv = (books: Books): string =>
  toCsv([
    ['Section', 'Date', 'Name', 'Kind', 'Details', 'State', 'Miles', 'Amount'],
    ...books.jobs.map((job) => [
      'Earned',
      job.day,
      job.name,
      paidAsNames[job.paidAs],
      job.title,
      job.state,
      '',
      dollarsInCell(job.amount),
    ]),
    ...books.tips.map(({ day, note, work, amount }) => [
      'Tips',
      day,
      '',
      '',
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
    ...books.payees.map(({ name, paidAs, jobs, total }) => [
      'Paid to groomers',
      String(books.year),
      name,
      paidAsNames[paidAs],
      `${jobs} ${jobs === 1 ? 'shift' : 'shifts'}`,
      '',
      '',
      dollarsInCell(total),
    ]),
  ]);
