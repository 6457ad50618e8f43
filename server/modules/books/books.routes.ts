import { booksApi } from '#contract/books.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { booksCsv } from './books-csv.ts';
import { booksPdf } from './books-pdf.ts';
import { findBooksName } from './books.queries.ts';
import { getBooks } from './get-books.ts';
import { removeEntry, saveExpense, saveTip, saveTrip } from './save-entries.ts';

/** Past members keep their books. */
const provider = withRole('groomer', 'owner');
const writes = { name: 'books', max: 600, per: hours(1), by: 'account' } as const;
const files = { name: 'book-files', max: 60, per: minutes(10), by: 'account' } as const;

export const booksRoutes = routes(booksApi, {
  'GET /api/books': { who: provider, run: ({ sql, actor, query }) => getBooks(sql, actor.id, query.year) },
  'GET /api/books/csv': {
    who: provider,
    limit: files,
    async run({ sql, actor, query: { year } }) {
      const books = await getBooks(sql, actor.id, year);
      return new FileReply(booksCsv(books), 'text/csv; charset=utf-8', `wagwell-books-${year}.csv`);
    },
  },
  'GET /api/books/pdf': {
    who: provider,
    limit: files,
    async run({ sql, actor, query: { year }, platform }) {
      const books = await getBooks(sql, actor.id, year);
      const pdf = await booksPdf(books, await findBooksName(sql, actor.id), platform.clock.now());
      return new FileReply(pdf, 'application/pdf', `wagwell-books-${year}.pdf`);
    },
  },
  'POST /api/books/expenses': {
    who: provider,
    limit: writes,
    run: ({ t, actor, body }) => saveExpense(t, actor.id, body),
  },
  'PUT /api/books/expenses/:id': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => saveExpense(t, actor.id, body, params.id),
  },
  'DELETE /api/books/expenses/:id': {
    who: provider,
    run: ({ t, actor, params }) => removeEntry(t, 'expenses', actor.id, params.id),
  },
  'POST /api/books/trips': {
    who: provider,
    limit: writes,
    run: ({ t, actor, body }) => saveTrip(t, actor.id, body),
  },
  'PUT /api/books/trips/:id': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => saveTrip(t, actor.id, body, params.id),
  },
  'DELETE /api/books/trips/:id': {
    who: provider,
    run: ({ t, actor, params }) => removeEntry(t, 'mileage_trips', actor.id, params.id),
  },
  'POST /api/books/tips': {
    who: provider,
    limit: writes,
    run: ({ t, actor, body }) => saveTip(t, actor.id, body),
  },
  'PUT /api/books/tips/:id': {
    who: provider,
    limit: writes,
    run: ({ t, actor, params, body }) => saveTip(t, actor.id, body, params.id),
  },
  'DELETE /api/books/tips/:id': {
    who: provider,
    run: ({ t, actor, params }) => removeEntry(t, 'tips_received', actor.id, params.id),
  },
});
