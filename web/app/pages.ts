import { href, pages as addresses } from '#contract/pages.ts';

/** Pages that are shown by the file of another. */
const shownBy: Record<string, string> = { 'membership-signup': 'membership' };

/** Every page by its address; the file lies in `web/pages`. The shell links only to what stands here. */
export const pages: Record<string, string> = {
  ...Object.fromEntries(Object.entries(addresses).map(([name, path]) => [path, shownBy[name] ?? name])),
  '*': 'not-found',
};

/** Pages that anybody reads and that load without the product's data and tooltips. */
const publicPaths: ReadonlySet<string> = new Set([
  href('landing'),
  href('terms-of-service'),
  href('privacy-policy'),
  '*',
]);

export const isPublic = (path: string): boolean => publicPaths.has(path);

export const hasPage = (path: string): boolean => path in pages;
