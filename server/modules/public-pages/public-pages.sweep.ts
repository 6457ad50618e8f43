import type { publicPagesApi } from '#contract/profiles/public-pages.ts';
import { makeGroomer } from '#server/modules/profiles/profiles.factory.ts';
import { findOwnPage, updateSlug } from '#server/modules/profiles/public-page/public-page.queries.ts';
import { everyone, withRole } from '#tests/every-call/access.ts';
import type { Sweep } from '#tests/every-call/sweeps.ts';
import { withRecords } from '#tests/every-call/valid-request.ts';
import type { ValidRequest } from '#tests/every-call/valid-request.ts';

const ofOwnPage = (body?: object): ValidRequest => ({
  set: () => ({ params: { as: 'groomer' }, ...(body && { body }) }),
});

const shownPage = (more: Record<string, string> = {}): ValidRequest => ({
  set: withRecords(async (t) => {
    const { id: accountId } = await makeGroomer(t);
    const page = await findOwnPage(t.sql, { accountId, as: 'groomer' });
    return { params: { as: 'groomer', slug: page?.slug ?? '', ...more } };
  }),
});

export const sweep: Sweep<typeof publicPagesApi> = {
  calls: {
    'GET /api/public-pages/own/:as': { access: withRole('groomer'), ...ofOwnPage() },
    'PUT /api/public-pages/own/:as': { access: withRole('groomer'), ...ofOwnPage({ hidden: true }) },
    'POST /api/public-pages/own/:as/renew': { access: withRole('groomer'), ...ofOwnPage() },
    'GET /api/public-pages/:as/:slug': { access: everyone, ...shownPage() },
    'GET /api/public-pages/towns/:state/:city': {
      access: everyone,
      set: () => ({ params: { state: 'tx', city: 'austin' } }),
    },
    // An older version leads to the present picture.
    'GET /social/:as/:slug/:version': {
      access: everyone,
      ...shownPage({ version: 'older.png' }),
      answers: 302,
    },
    'GET /social/towns/:state/:city/:version': {
      access: everyone,
      set: withRecords(async (t) => {
        await makeGroomer(t);
        return { params: { state: 'tx', city: 'austin', version: 'older.png' } };
      }),
      answers: 302,
    },
    'GET /robots.txt': { access: everyone },
    'GET /sitemap.xml': { access: everyone },
    'GET /sitemaps/:file': { access: everyone, set: () => ({ params: { file: 'pages-1.xml' } }) },
  },
  fill: (t, me) => updateSlug(t.sql, { accountId: me, as: 'groomer' }, 'lantern-grooming'),
};
