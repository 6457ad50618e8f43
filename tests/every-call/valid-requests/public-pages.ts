import type { publicPagesApi } from '#contract/profiles/public-pages.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { findOwnPage } from '#server/modules/profiles/public-page/public-page.queries.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest, ValidRequests } from '#tests/every-call/valid-request.ts';

const own = (body?: object): ValidRequest => ({
  set: () => ({ params: { as: 'groomer' }, ...(body && { body }) }),
});

const shownPage = (more: Record<string, string> = {}): ValidRequest => ({
  set: withRecords(async (t) => {
    const { id: accountId } = await makeGroomer(t);
    const page = await findOwnPage(t.sql, { accountId, as: 'groomer' });
    return { params: { as: 'groomer', slug: page?.slug ?? '', ...more } };
  }),
});

export const publicPagesRequests: ValidRequests<typeof publicPagesApi> = {
  'GET /api/public-pages/own/:as': own(),
  'PUT /api/public-pages/own/:as': own({ hidden: true }),
  'POST /api/public-pages/own/:as/renew': own(),
  'GET /api/public-pages/:as/:slug': shownPage(),
  'GET /api/public-pages/towns/:state/:city': { set: () => ({ params: { state: 'tx', city: 'austin' } }) },
  // An older version leads to the present picture.
  'GET /social/:as/:slug/:version': { ...shownPage({ version: 'older.png' }), answers: 302 },
  'GET /social/towns/:state/:city/:version': {
    set: withRecords(async (t) => {
      await makeGroomer(t);
      return { params: { state: 'tx', city: 'austin', version: 'older.png' } };
    }),
    answers: 302,
  },
  'GET /robots.txt': {},
  'GET /sitemap.xml': {},
  'GET /sitemaps/:file': { set: () => ({ params: { file: 'pages-1.xml' } }) },
};
