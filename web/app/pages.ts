import { href, pages as addresses } from '#contract/pages.ts';

/** Pages that are rendered by another page's file. */
const shownBy: Record<string, string> = {
  'membership-signup': 'membership',
  'groomer-page': 'public-page',
  'business-page': 'public-page',
  'groomer-booking': 'booking-page',
  'business-booking': 'booking-page',
};

/** The pages by path; each has a folder of its name in `web/pages`. The shell links only to pages listed here. */
export const pages: Record<string, string> = {
  ...Object.fromEntries(Object.entries(addresses).map(([name, path]) => [path, shownBy[name] ?? name])),
  '*': 'not-found',
};

/** Pages that visitors mostly read: they load no script before the first touch. */
export const readFirst: ReadonlySet<string> = new Set([
  href('landing'),
  addresses['groomer-page'],
  addresses['business-page'],
  addresses['town-page'],
  href('terms-of-service'),
  href('privacy-policy'),
]);

/** Pages whose buttons are there before their scripts: a press is held until these have started. */
export const pressedEarly: ReadonlySet<string> = new Set([
  addresses['groomer-booking'],
  addresses['business-booking'],
]);

/** Pages that come with their data. The parts of their first view that are loaded later say so: see `firstPartsLoaded`. */
export const withData: ReadonlySet<string> = new Set([
  href('day'),
  href('groomer-dashboard'),
  href('owner-dashboard'),
  href('pet-owner-dashboard'),
  href('clients'),
  addresses.client,
  addresses.visit,
  addresses['check-out'],
  addresses.pet,
  addresses.request,
  href('books'),
  addresses.shift,
  href('calendar'),
  href('marketplace'),
  href('notifications'),
]);

/** Public pages, which load without the product's data and tooltips. */
const publicPaths: ReadonlySet<string> = new Set([...readFirst, '*']);

export const isPublic = (path: string): boolean => publicPaths.has(path);

export const hasPage = (path: string): boolean => path in pages;
