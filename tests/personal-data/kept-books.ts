import { account, inList, own } from './kept.ts';
import type { Kept } from './kept.ts';

const writtenDown = {
  closed: 'deleted',
  because: 'They are in the books of the year.',
  until: account,
} as const;

/** What groomers and owners write into their own books. */
export const keptBooks: Record<string, Kept> = {
  expenses: { what: 'Expenses', archive: inList('books/expenses', own), ...writtenDown },
  mileage_trips: { what: 'Trips driven for work', archive: inList('books/trips', own), ...writtenDown },
  tips_received: { what: 'Tips', archive: inList('books/tips', own), ...writtenDown },
};
