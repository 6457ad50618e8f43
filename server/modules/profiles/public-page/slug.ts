import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from 'obscenity';

const longest = 60;
const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Letters that do not come apart into a plain one and a mark. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/** The words of a text as an address has them: `José & Søn` is `jose-and-son`. Empty without Latin letters or digits. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’‘`.]/g, '')
    .replaceAll(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');

type Named = { as: 'groomer' | 'business'; name: string; city: string | null; state: string | null };

/**
 * The addresses to try for a page, the shortest first. A name with an indecent word, or without Latin letters, is
 * replaced by what the page is.
 */
export function slugsFor({ as, name, city, state }: Named): string[] {
  const own = slugOf(name);
  const start = own && !isIndecent(name, own) ? own : as === 'groomer' ? 'groomer' : 'grooming';
  const town = city ? slugOf(city) : '';
  const inTown = town ? `${start}-${town}` : start;
  const inState = state ? `${inTown}-${state.toLowerCase()}` : inTown;
  return [...new Set(start === own ? [start, inTown, inState] : [inTown, inState])];
}

const isIndecent = (name: string, slug: string) =>
  [name, slug, slug.replaceAll('-', ' '), slug.replaceAll('-', '')].some((text) => profanity.hasMatch(text));
