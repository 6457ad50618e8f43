import { cutText } from '#reference/text/cut-text.ts';
import type {
  PublicCard,
  PublicPage,
  TownCard,
  TownFilter,
  TownPage,
} from '#contract/profiles/public-pages.ts';
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

/** '5310 Burnet Rd, 78756', 'Zilker, Bouldin', 'Comes up to 15 miles': where in town, as far as everyone may know. */
export function areaOf({ as, works, address, areas, radius }: TownCard): string | null {
  const [street, , region] = address?.split(', ') ?? [];
  // An address of two parts is the town alone.
  if (street && region) return [street, /\d{5}$/.exec(region)?.[0]].filter(Boolean).join(', ');
  if (areas.length > 0) return areas.join(', ');
  if (works !== 'salon') return `Comes up to ${counted(radius, 'mile')}`;
  return as === 'groomer' ? 'Works in salons' : null;
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

type TownFilterChoice = { filter: TownFilter | undefined; label: string };
export const townFilters: readonly TownFilterChoice[] = [
  { filter: undefined, label: 'All' },
  { filter: 'mobile', label: 'Comes to you' },
  { filter: 'salon', label: 'In a salon' },
  { filter: 'cats', label: 'Cats' },
];
const matchWords: Record<TownFilter, string> = {
  mobile: ' coming to you',
  salon: ' with a table in a salon',
  cats: ' for cats',
};

/** '2 salons and vans and 5 groomers, 3 of them rated by pet parents', '5 groomers coming to you' */
export function peopleWords({ groomers, businesses, rated }: TownPage, only?: TownFilter): string {
  const shown = [
    businesses.count > 0 && counted(businesses.count, 'salon or van', 'salons and vans'),
    groomers.count > 0 && counted(groomers.count, 'groomer'),
  ].filter((words) => words !== false);
  const who = shown.join(' and ') || 'Nobody';
  if (only) return who + matchWords[only];
  if (rated === 0) return who;
  const all = groomers.count + businesses.count;
  return `${who}, ${rated === all ? 'all' : `${number(rated)} of them`} rated by pet parents`;
}

/** '7 years', 'First year' */
export const experienceWords = (years: number): string =>
  years === 0 ? 'First year' : counted(years, 'year');

/** Prices are in cents; cents are shown where there are any. */
export const dollarsFrom = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
