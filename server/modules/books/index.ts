import type { Module } from '#server/platform/module.ts';
import type { Table } from '#server/platform/tables.ts';
import { booksRoutes } from './books.routes.ts';
import { monthEndRoutes } from './month-end.routes.ts';

const entries = (what: string, list: string): Table => ({
  of: ['account_id'],
  what,
  because: 'They are in the books of the year.',
  archive: { list, order: 'day, id' },
  closed: 'deleted',
});

export const books: Module = {
  name: 'books',
  routes: [...booksRoutes, ...monthEndRoutes],
  tables: {
    expenses: entries('Expenses', 'expenses'),
    mileage_trips: entries('Trips driven for work', 'trips'),
    tips_received: entries('Tips', 'tips'),
  },
};
