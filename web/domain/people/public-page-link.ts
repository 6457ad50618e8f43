import { href } from '#contract/pages.ts';
import type { PublicRole } from '#contract/profiles/public-pages.ts';

/** The path of a public page. */
export const publicPageOf = ({ as, slug }: { as: PublicRole; slug: string }): string =>
  href(as === 'groomer' ? 'groomer-page' : 'business-page', { slug });

/** The path of the page on which clients of a provider book. */
export const bookingPageOf = ({ as, slug }: { as: PublicRole; slug: string }): string =>
  href(as === 'groomer' ? 'groomer-booking' : 'business-booking', { slug });
