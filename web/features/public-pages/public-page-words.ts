import { cutText } from '#reference/text/cut-text.ts';
import type { PublicCard, PublicPage, TownPage } from '#contract/profiles/public-pages.ts';
import { counted, number } from '#web/lib/words.ts';

type Worker = Pick<PublicCard, 'as' | 'title' | 'works'>;

/** 'Cat groomer', 'Grooming salon', 'Mobile grooming' */
export const professionOf = ({ as, title, works }: Worker): string =>
  as === 'groomer' ? (title ?? 'Pet groomer') : works === 'mobile' ? 'Mobile grooming' : 'Grooming salon';

/** Where the pet is groomed, in words for pet parents. */
export function whereOf({ as, works, radius }: Pick<PublicPage, 'as' | 'works' | 'radius'>): string {
  const comes = `Comes to you, up to ${radius} miles`;
  if (works === 'mobile') return comes;
  if (works === 'salon') return as === 'business' ? 'You bring your pet to the salon' : 'Works in salons';
  return `${comes}, and works in salons`;
}

/** The description for search engines and link previews, at most about 160 characters. */
export function descriptionOf(page: PublicPage): string {
  const rated =
    page.rating === null
      ? ''
      : ` Rated ${page.rating.toFixed(1)} by ${counted(page.reviewCount, 'pet parent')}.`;
  const skills = page.skills.slice(0, 3).join(', ');
  const text = `${page.name}: ${professionOf(page).toLowerCase()} in ${page.city}, ${page.state}.${rated}${skills && ` ${skills}.`} See work, reviews and prices, and ask for a groom.`;
  return cutText(text, 170, '...');
}

/** ', 5 of them rated by pet parents'; nothing where none is. */
export function ratedWords({ groomers, businesses, rated }: TownPage): string {
  if (rated === 0) return '';
  const all = groomers.count + businesses.count;
  return `, ${rated === all ? 'all' : `${number(rated)} of them`} rated by pet parents`;
}

/** '7 years', 'First year' */
export const experienceWords = (years: number): string =>
  years === 0 ? 'First year' : counted(years, 'year');

/** Prices are in cents; cents are shown where there are any. */
export const dollarsFrom = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

/** An instant of a day that is the same day in UTC. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;
