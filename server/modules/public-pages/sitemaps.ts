import { href } from '#contract/pages.ts';
import { PublicFile } from '#server/platform/http/replies/public-file.ts';
import type { Sql } from '#server/platform/database/sql.ts';
import { notFound } from '#server/platform/problem.ts';
import { countShown, countTowns, findShownSlugs, findTowns } from './public-pages.queries.ts';
import { townSlugs } from './get-public-page.ts';

const anHour = 'public, max-age=3600';

/** As many addresses as one sitemap may have. */
export const perSitemap = 50_000;

type Entry = { path: string; updatedAt?: string };
type Part = {
  count: (sql: Sql) => Promise<number>;
  find: (sql: Sql, limit: number, skip: number) => Promise<Entry[]>;
};

const fixed: Entry[] = [
  { path: href('landing') },
  { path: href('register') },
  { path: href('terms-of-service') },
  { path: href('privacy-policy') },
];

const parts: Record<string, Part> = {
  pages: {
    count: () => Promise.resolve(fixed.length),
    find: (_sql, limit, skip) => Promise.resolve(fixed.slice(skip, skip + limit)),
  },
  groomers: {
    count: (sql) => countShown(sql, 'groomer'),
    find: async (sql, limit, skip) =>
      (await findShownSlugs(sql, 'groomer', limit, skip)).map(({ slug, updatedAt }) => ({
        path: href('groomer-page', { slug }),
        updatedAt,
      })),
  },
  businesses: {
    count: (sql) => countShown(sql, 'business'),
    find: async (sql, limit, skip) =>
      (await findShownSlugs(sql, 'business', limit, skip)).map(({ slug, updatedAt }) => ({
        path: href('business-page', { slug }),
        updatedAt,
      })),
  },
  towns: {
    count: countTowns,
    find: async (sql, limit, skip) =>
      (await findTowns(sql, limit, skip)).map((town) => ({ path: href('town-page', townSlugs(town)) })),
  },
};

/** The list of all sitemaps, each with at most `size` addresses. */
export async function sitemapIndex(sql: Sql, siteUrl: string, size = perSitemap): Promise<PublicFile> {
  const files: string[] = [];
  for (const [name, { count }] of Object.entries(parts)) {
    const pages = Math.ceil((await count(sql)) / size);
    for (let page = 1; page <= pages; page++) files.push(`${name}-${page}.xml`);
  }
  return xml(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${siteUrl}/sitemaps/${file}</loc></sitemap>`),
  );
}

/** One sitemap. @throws Problem `not_found` beyond the last page */
export async function sitemap(
  sql: Sql,
  siteUrl: string,
  file: string,
  size = perSitemap,
): Promise<PublicFile> {
  const [, name = '', page] = /^([a-z]+)-(\d+)\.xml$/.exec(file) ?? [];
  const entries = (await parts[name]?.find(sql, size, (Number(page) - 1) * size)) ?? [];
  if (entries.length === 0) throw notFound('sitemap');
  return xml(
    'urlset',
    entries.map(
      ({ path, updatedAt }) =>
        `<url><loc>${escaped(siteUrl + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.slice(0, 10)}</lastmod>` : ''}</url>`,
    ),
  );
}

/** Keeps dashboards and the API out of search engines; those pages say so, too. */
export const robots = (siteUrl: string) =>
  new PublicFile(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /auth/',
      'Allow: /',
      '',
      `Sitemap: ${siteUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    'text/plain; charset=utf-8',
    anHour,
  );

const xml = (root: string, entries: string[]) =>
  new PublicFile(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`,
    'application/xml; charset=utf-8',
    anHour,
  );

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
