import { monthEndApi } from '#contract/books/month-end.ts';
import { routes, withRole } from '#server/modules/identity/index.ts';
import { FileReply } from '#server/platform/http/replies/file-reply.ts';
import { findBooksName } from './books.queries.ts';
import { fileDays, files } from './books.routes.ts';
import { drawBooks } from './draw-books.ts';
import { getMonthEnd } from './get-month-end.ts';
import { monthEndCsv, monthEndDocument } from './month-end-files.ts';

/** Past members keep their books. */
const owner = withRole('owner');

export const monthEndRoutes = routes(monthEndApi, {
  'GET /api/books/month-end': {
    who: owner,
    heavy: true,
    reads: ['bills', 'visits', 'staff'],
    // Names of those who owe, and fees.
    mayLag: ['businesses', 'cancellation-policies', 'clients', 'groomers', 'price-changes', 'profile'],
    run: ({ sql, actor, query }) => getMonthEnd(sql, actor.id, query),
  },
  'GET /api/books/month-end/csv': {
    who: owner,
    spread: true,
    limit: files,
    async run({ sql, actor, query }) {
      const monthEnd = await getMonthEnd(sql, actor.id, query);
      return new FileReply(
        monthEndCsv(monthEnd),
        'text/csv; charset=utf-8',
        `wagwell-month-end-${fileDays(monthEnd)}.csv`,
      );
    },
  },
  'GET /api/books/month-end/pdf': {
    who: owner,
    spread: true,
    limit: files,
    async run({ sql, actor, query, platform }) {
      const monthEnd = await getMonthEnd(sql, actor.id, query);
      const document = monthEndDocument(monthEnd, await findBooksName(sql, actor.id));
      const pdf = await drawBooks(document, platform.clock.now());
      return new FileReply(pdf, 'application/pdf', `wagwell-month-end-${fileDays(monthEnd)}.pdf`);
    },
  },
});
