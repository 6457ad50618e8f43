import { booksApi } from '#contract/books/books.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { daysInWords } from './book-words.ts';
import { booksCsv } from './books-csv.ts';
import { booksDocument } from './books-pdf.ts';
import { drawBooks } from './draw-books.ts';
import { findBooksName } from './books.queries.ts';
import { getBooks } from './get-books.ts';
import { removeEntry, saveExpense, saveTip, saveTrip } from './save-entries.ts';

/** Past members keep their books. */
const provider = withRole('groomer', 'owner');
const writes = { name: 'books', max: 600, per: hours(1), by: 'account' } as const;
export const files = { name: 'book-files', max: 60, per: minutes(10), by: 'account' } as const;

/** '2026', or '2026-11-01-to-2026-11-30' */
export const fileDays = (books: Parameters<typeof daysInWords>[0]) => daysInWords(books).replaceAll(' ', '-');

export const booksRoutes = routes(booksApi, {
  'GET /api/books': {
    who: provider,
    heavy: true,
    reads: ['books', 'bills', 'shifts', 'shift-dues', 'applications', 'visits', 'staff'],
    // Names of payers.
    mayLag: ['businesses', 'cancellation-policies', 'clients', 'groomers', 'price-changes', 'profile'],
    run: ({ sql, actor, query, platform }) => getBooks(sql, actor.id, query, platform.clock.now()),
  },
  'GET /api/books/csv': {
    who: provider,
    spread: true,
    limit: files,
    async run({ sql, actor, query, platform }) {
      const books = await getBooks(sql, actor.id, query, platform.clock.now());
      return new FileReply(
        booksCsv(books),
        'text/csv; charset=utf-8',
        `wagwell-books-${fileDays(books)}.csv`,
      );
    },
  },
  'GET /api/books/pdf': {
    who: provider,
    spread: true,
    limit: files,
    async run({ sql, actor, query, platform }) {
      const books = await getBooks(sql, actor.id, query, platform.clock.now());
      const document = booksDocument(books, await findBooksName(sql, actor.id));
      const pdf = await drawBooks(document, platform.clock.now());
      return new FileReply(pdf, 'application/pdf', `wagwell-books-${fileDays(books)}.pdf`);
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
