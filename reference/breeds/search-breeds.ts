import type { Species } from '#contract/pets/pet-codes.ts';
import type { Breed } from './breed.ts';
import type { Spelling } from './breed-index.ts';
import { breedNamed, runTogether, sortedTogether, spellingsFor } from './breed-index.ts';
import { breedWords, readingsOf, withoutDescriptions } from './breed-text.ts';
import { crossesWith } from './cross-breeds.ts';
import {
  forgivenSlips,
  nearestByConsonants,
  nearestByWords,
  nearestFirst,
  nearestSpellings,
} from './nearest-spellings.ts';
import type { NearSpelling } from './nearest-spellings.ts';
import { popularBreeds } from './tables/popular.ts';
import { recognizeBreed } from './recognize-breed.ts';

/** Ordered from the strictest to the most tolerant. */
export type HowMatched = 'exact' | 'cross' | 'prefix' | 'words' | 'spelling' | 'popular';

export interface BreedMatch {
  breed: Breed;
  /** The name or alias that matched, for "Yorkie: Yorkshire Terrier". */
  matched: string;
  how: HowMatched;
}

/** A prefix up to this length that has matches is not treated as a misspelling. */
const shortBeginning = 4;

const likeness = { exact: 0, prefix: 1, words: 2 } as const;

/**
 * Searches breeds, most likely first, at most `limit` (default 8); empty text returns the most popular. An
 * empty result means: keep the text as it is.
 */
export function searchBreeds(
  text: string,
  { species, limit = 8 }: { species?: Species; limit?: number } = {},
): BreedMatch[] {
  const words = breedWords(text);
  if (words.length === 0) return popular(species).slice(0, limit);

  const found = new Map<string, BreedMatch>();
  const add = (matches: readonly BreedMatch[]) => {
    for (const match of matches) {
      const key = `${match.breed.species} ${match.breed.name}`;
      if (!found.has(key)) found.set(key, match);
    }
  };
  const literal = literalMatches(words, species);
  const meant = recognized(text, species);
  add(literal.filter(({ how }) => how === 'exact'));
  add(meant.filter(({ how }) => how !== 'spelling'));
  const sure = found.size > 0;
  add(literal);
  add(meant);
  const unlikely = found.size < 3 && runTogether(words).length > shortBeginning;
  if (!sure && (found.size === 0 || unlikely)) add(forgivenMatches(text, species));
  return [...found.values()].slice(0, limit);
}

function literalMatches(words: readonly string[], species?: Species): BreedMatch[] {
  const run = runTogether(words);
  const sorted = sortedTogether(words);
  const matches: { spelling: Spelling; how: keyof typeof likeness }[] = [];
  for (const spelling of spellingsFor(species)) {
    const how = likenessOf(spelling, run, sorted, words);
    if (how) matches.push({ spelling, how });
  }
  return matches
    .toSorted(
      (one, other) =>
        likeness[one.how] - likeness[other.how] ||
        one.spelling.rank - other.spelling.rank ||
        one.spelling.run.length - other.spelling.run.length,
    )
    .map(({ spelling, how }) => ({ breed: spelling.breed, matched: spelling.shown, how }));
}

function likenessOf(
  spelling: Spelling,
  run: string,
  sorted: string,
  words: readonly string[],
): keyof typeof likeness | null {
  if (spelling.run === run || spelling.sorted === sorted) return 'exact';
  if (spelling.run.startsWith(run)) return 'prefix';
  const all = words.every((word) => spelling.words.some((candidate) => candidate.startsWith(word)));
  return all ? 'words' : null;
}

/** The breed recognized in the whole text; for "poodle mix" followed by the breed's listed crosses. */
function recognized(text: string, species?: Species): BreedMatch[] {
  const meant = recognizeBreed(text, species ? { species } : {});
  if (!meant) return [];
  const how = meant.how === 'cross' ? 'cross' : meant.how === 'exact' ? 'exact' : 'spelling';
  const matches: BreedMatch[] = [{ breed: meant.breed, matched: meant.breed.name, how }];
  const base =
    meant.breed.name.endsWith(' mix') && breedNamed(meant.breed.name.slice(0, -4), meant.breed.species);
  return base
    ? [
        ...matches,
        ...crossesWith(base).map((breed): BreedMatch => ({ breed, matched: breed.name, how: 'cross' })),
      ]
    : matches;
}

/** The nearest spellings by the most careful of the rules that finds any. */
function forgivenMatches(text: string, species?: Species): BreedMatch[] {
  const written = readingsOf(text).map(breedWords);
  const forms = [...written, ...written.flatMap((words) => withoutDescriptions(words).slice(-1))];
  const open = { ...(species && { species }), open: true };
  const rules: ((words: readonly string[]) => NearSpelling[])[] = [
    (words) => nearestSpellings(words, forgivenSlips(runTogether(words).length), open),
    (words) => nearestByConsonants(runTogether(words), species),
    (words) => nearestByWords(words, species),
  ];
  for (const rule of rules) {
    const near = forms.flatMap(rule).toSorted(nearestFirst);
    if (near.length > 0)
      return near.map(({ spelling }) => ({
        breed: spelling.breed,
        matched: spelling.shown,
        how: 'spelling',
      }));
  }
  return [];
}

function popular(species: Species = 'dog'): BreedMatch[] {
  return (popularBreeds[species] ?? [])
    .map((name) => breedNamed(name, species))
    .filter((breed) => breed !== undefined)
    .map((breed) => ({ breed, matched: breed.name, how: 'popular' }));
}
