import type { MonthEnd, MonthEndPerson } from '#contract/books/month-end.ts';
import { toCsv } from '#server/platform/csv.ts';
import { dollarsInCell } from '#server/platform/money.ts';
import { daysInWords } from './book-words.ts';
import { notAdvice } from './books-pdf.ts';
import type { Document, Row } from './books-pdf.ts';

const percentsIn = ({ payPercents }: MonthEndPerson): string =>
  payPercents.map((percent) => `${percent}%`).join(' and ');

/** One row per person, then fees, sales tax and what is owed; a column sums to its total. */
export const monthEndCsv = ({ people, owed, totals }: MonthEnd): string =>
  toCsv([
    ['Section', 'Name', 'Date', 'Details', 'Dogs', 'Sales', 'Pay percent', 'Share', 'Tips', 'Amount'],
    ...people.map((person) => [
      'Person',
      person.name,
      '',
      '',
      person.dogs,
      dollarsInCell(person.sales),
      percentsIn(person),
      dollarsInCell(person.share),
      dollarsInCell(person.tips),
      '',
    ]),
    ...(totals.fees === 0
      ? []
      : [
          [
            'Fees paid',
            '',
            '',
            'Late cancellations and no-shows',
            '',
            dollarsInCell(totals.fees),
            '',
            '',
            '',
            '',
          ],
        ]),
    ['Sales tax', '', '', 'Within payments', '', '', '', '', '', dollarsInCell(totals.salesTax)],
    ...owed.map(({ day, name, title, amount }) => [
      'Owed',
      name,
      day,
      title,
      '',
      '',
      '',
      '',
      '',
      dollarsInCell(amount),
    ]),
  ]);

/** The month-end as tables. */
export function monthEndDocument(monthEnd: MonthEnd, name: string): Document {
  const { people, owed, totals } = monthEnd;
  const rows = (
    about: (person: MonthEndPerson) => string,
    amount: (person: MonthEndPerson) => number,
  ): Row[] =>
    people
      .filter((person) => amount(person) !== 0)
      .map((person) => ({ name: person.name, about: about(person), amount: amount(person) }));
  const tables = [
    {
      title: 'Sales by person',
      rows: [
        ...rows(
          ({ dogs }) => `${dogs} ${dogs === 1 ? 'dog' : 'dogs'} checked out`,
          ({ sales }) => sales,
        ),
        ...(totals.fees === 0
          ? []
          : [{ name: 'Fees', about: 'Late cancellations and no-shows', amount: totals.fees }]),
      ],
      total: totals.sales,
    },
    {
      title: 'Shares',
      rows: rows(
        (person) => `${percentsIn(person)} of sales`,
        ({ share }) => share,
      ),
      total: totals.shares,
    },
    {
      title: 'Tips',
      rows: rows(
        () => 'Not part of any share',
        ({ tips }) => tips,
      ),
      total: totals.tips,
    },
    {
      title: 'Sales tax',
      rows:
        totals.salesTax === 0
          ? []
          : [{ name: daysInWords(monthEnd), about: 'Within payments', amount: totals.salesTax }],
      total: totals.salesTax,
    },
    {
      title: 'Owed',
      rows: owed.map(({ day, name: who, title, amount }) => ({
        name: day,
        about: `${title}, ${who}`,
        amount,
      })),
      total: totals.owed,
      note: 'It is in no sales until it is taken.',
    },
  ];
  return {
    title: `Month-end of ${daysInWords(monthEnd)}`,
    name,
    notes: [
      'Sales count on the day they were paid, without tips and sales tax, less what was given back.',
      notAdvice,
    ],
    tables: tables.filter((table) => table.rows.length > 0),
  };
}
