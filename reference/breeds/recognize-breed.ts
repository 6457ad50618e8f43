import type { Species } from '#contract/pets/pet-codes.ts';
import type { Breed } from './breed.ts';
import type { Spelling } from './breed-index.ts';
import { breedNamed, exactSpelling, runTogether, spellingsFor } from './breed-index.ts';
import {
  breedWords,
  crossParts,
  readingsOf,
  saysMix,
  sizeNames,
  withoutDescriptions,
  withoutMix,
  withoutSizes,
} from './breed-text.ts';
import { crossOf, distinctBreeds, isUnknown, mixOf } from './cross-breeds.ts';
import { forgivenSlips, nearestSpellings } from './nearest-spellings.ts';

const shortestAbbreviation = 6;

export type Recognition = 'exact' | 'cross' | 'abbreviation' | 'spelling';

export interface RecognizedBreed {
  /** A listed breed, or one generated for a cross without its own name ("Boxer × Akita"). */
  breed: Breed;
  how: Recognition;
}

/**
 * Recognizes a handwritten breed, or returns null if it should stay free text. Handles aliases, misspellings,
 * "Poodle, Toy", "GER SHEPHERD", "lab x poodle", "Chihuahua/Pug mix" and "unknown".
 */
export function recognizeBreed(text: string, options: { species?: Species } = {}): RecognizedBreed | null {
  const whole = exactly(text, options.species);
  if (whole) return { breed: whole, how: 'exact' };
  return recognizeCross(text, options.species) ?? roughly(text, options.species);
}

/** The cross or mix in a text ("lab x poodle", "pug mix"), or null. */
function recognizeCross(text: string, species?: Species): RecognizedBreed | null {
  const mixed = saysMix(breedWords(text));
  const { parts, sure } = crossParts(text);
  if (parts.length > 1) {
    const sides = parts.map((part) => oneSide(part, species, sure));
    const known = sides.filter((breed) => breed !== null);
    const [same] = known;
    if (same && known.length === parts.length && known.every((breed) => breed === same)) {
      return { breed: mixed ? mixOf(same) : same, how: 'cross' };
    }
    const [only, ...others] = distinctBreeds(known);
    if (only && (sure || known.length === parts.length)) {
      if (others.length > 0) return { breed: crossOf([only, ...others]), how: 'cross' };
      const somethingElse = mixed || sides.some((breed) => !breed || isUnknown(breed));
      return { breed: somethingElse ? mixOf(only) : only, how: 'cross' };
    }
  }
  const breed = mixed ? oneSide(text, species, true) : null;
  return breed && { breed: mixOf(breed), how: 'cross' };
}

/** One side of a cross; its own "mix" is ignored. */
function oneSide(text: string, species: Species | undefined, forgiving: boolean): Breed | null {
  const bare = withoutMix(breedWords(text)).join(' ');
  const exact = exactly(bare, species) ?? exactly(text, species);
  return exact ?? (forgiving ? (roughly(bare, species)?.breed ?? null) : null);
}

function exactly(text: string, species?: Species): Breed | null {
  const words = breedWords(text);
  return (exactSpelling(words, species) ?? exactSpelling(words.map(singular), species))?.breed ?? null;
}

/** "pugs", "German Shepherds" */
const singular = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

function roughly(text: string, species?: Species): RecognizedBreed | null {
  const written = readingsOf(text).map(breedWords);
  const undescribed = written.flatMap(withoutDescriptions);
  return (
    firstOf(undescribed, (words) => found(exactSpelling(words, species)?.breed, 'exact')) ??
    firstOf([...written, ...undescribed], (words) => corrected(words, species)) ??
    firstOf(undescribed, (words) => inItsSize(words, species))
  );
}

/** "mini weiner dog" is the breed in that size if it exists in it; other sizes ("teacup") are ignored. */
function inItsSize(words: readonly string[], species?: Species): RecognizedBreed | null {
  const bare = withoutSizes(words);
  const meant = found(exactSpelling(bare, species)?.breed, 'exact') ?? corrected(bare, species);
  const sized =
    meant && sizeNames(words).map((size) => breedNamed(`${size} ${meant.breed.name}`, meant.breed.species));
  const breed = sized?.find((candidate) => candidate !== undefined);
  return breed && meant ? { ...meant, breed } : meant;
}

function firstOf<T>(forms: readonly string[][], look: (words: readonly string[]) => T | null): T | null {
  for (const words of forms) {
    const result = look(words);
    if (result) return result;
  }
  return null;
}

function found(breed: Breed | null | undefined, how: Recognition): RecognizedBreed | null {
  return breed ? { breed, how } : null;
}

function corrected(words: readonly string[], species?: Species): RecognizedBreed | null {
  return (
    found(abbreviation(words, species), 'abbreviation') ?? found(misspelling(words, species), 'spelling')
  );
}

/** "GER SHORTHAIR POINT" or "norwegian fo": the words abbreviate exactly one breed's name. */
function abbreviation(words: readonly string[], species?: Species): Breed | null {
  const run = runTogether(words);
  if (run.length < shortestAbbreviation) return null;
  const spellings = spellingsFor(species);
  const byWord = spellings.filter(
    (spelling) => spelling.words.length === words.length && beginsEachWord(words, spelling),
  );
  return onlyBreed(byWord) ?? onlyBreed(spellings.filter((spelling) => spelling.run.startsWith(run)));
}

function onlyBreed(spellings: readonly Spelling[]): Breed | null {
  const [first] = spellings;
  return first && spellings.every(({ breed }) => breed === first.breed) ? first.breed : null;
}

function beginsEachWord(words: readonly string[], spelling: Spelling): boolean {
  const left = [...spelling.words];
  return words.every((word) => {
    const place = left.findIndex((candidate) => candidate.startsWith(word));
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/**
 * The single nearest breed; popularity breaks ties. Null if that is not decisive, or if the text is the
 * unfinished beginning of several names ("german").
 */
function misspelling(words: readonly string[], species?: Species): Breed | null {
  const run = runTogether(words);
  if (spellingsFor(species).some((spelling) => spelling.run.startsWith(run))) return null;
  const [first, second] = nearestSpellings(words, forgivenSlips(run.length), species ? { species } : {});
  if (!first) return null;
  const settled = !second || first.distance < second.distance || first.spelling.rank < second.spelling.rank;
  return settled ? first.spelling.breed : null;
}
