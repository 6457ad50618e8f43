import { pages } from '#contract/pages.ts';
import type { PageName } from '#contract/pages.ts';

/** Sent when the browser keeps a page for reading offline: it is rendered without a session, for any account. */
export const keptPageHeader = 'kept-page';

/** Pages that show what only the server knows, or lead to a payment or a link from a mail. */
const online: ReadonlySet<PageName> = new Set([
  'landing',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'membership',
  'membership-signup',
  'subscription-checkout',
  'subscription-success',
  'email-preferences',
  'admin',
  'promo-admin',
  'groomer-page',
  'business-page',
  'groomer-booking',
  'business-booking',
  'town-page',
  'terms-of-service',
  'privacy-policy',
]);

/** The paths of the pages that open offline, with `:id` for every id. Their markup is the same for each id and account. */
export const keptPatterns: readonly string[] = Object.entries(pages).flatMap(([name, pattern]) =>
  online.has(name as PageName) ? [] : [pattern],
);

const expressions = keptPatterns.map((pattern) => ({
  pattern,
  expression: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/** The pattern of the kept page that shows a path. */
export const keptPatternOf = (pathname: string): string | undefined =>
  expressions.find(({ expression }) => expression.test(pathname))?.pattern;
