import type { Module } from '#server/platform/module.ts';
import { booksData } from './books.personal-data.ts';
import { booksRoutes } from './books.routes.ts';

export const books: Module = {
  routes: booksRoutes,
  live: { expenses: 'books', mileage_trips: 'books', tips_received: 'books' },
  personalData: booksData,
};
