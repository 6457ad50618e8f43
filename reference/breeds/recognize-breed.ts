import type { Species } from '#contract/pets/pet-codes.ts';
import { editDistance } from '#reference/text/edit-distance.ts';
import type { Breed } from './breed.ts';
import { breedNamed, exactSpelling } from './breed-index.ts';
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
import { corrected, misspelling } from './corrected-breeds.ts';
import { forgivenSlips } from './nearest-spellings.ts';

/** Counted up when the rules change, so that what was recorded is read again. */
export const recognitionRules = 2;

export type Recognition = 'exact' | 'cross' | 'abbreviation' | 'spelling';

export interface RecognizedBreed {
  /** A listed breed, or one generated for a cross without its own name ("Boxer × Akita"). */
  breed: Breed;
  how: Recognition;
}

/**
 * Recognizes a handwritten breed, or returns null if it should stay free text. Handles aliases, misspellings,
 * "Poodle, Toy", "GER SHEPHERD", "lab x poodle", "lab boxer mix", "Chihuahua/Pug mix" and "unknown". The name of
 * another species' breed stays free text.
 */
export function recognizeBreed(text: string, options: { species?: Species } = {}): RecognizedBreed | null {
  const { species } = options;
  // "Terrier / Maltese" are two, though the same words name one.
  const two = / [/x×+] /i.test(text) ? recognizeCross(text, species) : null;
  if (two) return two;
  const whole = exactly(text, species);
  if (whole) return { breed: whole, how: 'exact' };
  if (species && exactly(text)) return null;
  return recognizeCross(text, species) ?? sideBySide(text, species) ?? roughly(text, species);
}

/** The cross or mix in a text ("lab x poodle", "pug mix"), or null. */
function recognizeCross(text: string, species?: Species): RecognizedBreed | null {
  const written = crossParts(text);
  const parts = written.parts.filter((part) => withoutMix(breedWords(part)).length > 0);
  const mixed = saysMix(breedWords(text));
  const [alone] = parts;
  if (written.sure && alone && parts.length === 1) {
    const breed = recognizeBreed(alone, species ? { species } : {})?.breed;
    return breed ? { breed: mixOf(breed), how: 'cross' } : null;
  }
  const [nothing] = written.parts;
  if (written.sure && !alone && nothing) {
    const breed = exactly(nothing, species);
    return breed && { breed, how: 'cross' };
  }
  if (parts.length > 1) {
    const sides = parts.flatMap((part) => sidesOf(part, species, written.sure));
    const known = sides.filter((breed) => breed !== null);
    const [same] = known;
    if (same && known.length === sides.length && known.every((breed) => breed === same)) {
      return { breed: mixed ? mixOf(same) : same, how: 'cross' };
    }
    const [only, ...others] = distinctBreeds(known);
    if (only && (written.sure || known.length === sides.length)) {
      if (others.length > 0) return { breed: crossOf([only, ...others]), how: 'cross' };
      const somethingElse = mixed || sides.some((breed) => !breed || isUnknown(breed));
      return { breed: somethingElse ? mixOf(only) : only, how: 'cross' };
    }
  }
  if (!mixed) return null;
  const beside = sideBySide(text, species);
  if (beside) return beside;
  const breed = oneSide(text, species, true);
  return breed && { breed: mixOf(breed), how: 'cross' };
}

/** Returns the breed that one part of a cross names, or the breeds of its own parts: "Schnoodle - Poodle" in "Schnoodle - Poodle / Schnauzer". */
function sidesOf(part: string, species: Species | undefined, sure: boolean): (Breed | null)[] {
  const whole = oneSide(part, species, sure);
  if (whole || !sure) return [whole];
  const inner = crossParts(part).parts.map((one) => oneSide(one, species, false));
  return inner.length > 1 && inner.every(Boolean) ? inner : [null];
}

/** "lab boxer mix", "shih tzu pug", "boxer terrier": breeds without anything between their names. */
function sideBySide(text: string, species?: Species): RecognizedBreed | null {
  const mixed = saysMix(breedWords(text));
  const bare = withoutMix(breedWords(text));
  for (const words of [bare, ...withoutDescriptions(bare)]) {
    const found = segmentsOf(words, species);
    if (!found) continue;
    const isHound = !mixed && found.at(-1)?.name === 'Hound';
    const [only, ...others] = distinctBreeds(isHound ? found.slice(0, -1) : found);
    if (!only) continue;
    const meant = found.at(-1) && isGroup(found.at(-1)) ? misspelling(words, species) : null;
    if (meant) return { breed: mixed ? mixOf(meant) : meant, how: 'spelling' };
    if (others.length > 0) return { breed: crossOf([only, ...others]), how: 'cross' };
    return mixed ? { breed: mixOf(only), how: 'cross' } : { breed: only, how: 'spelling' };
  }
  return null;
}

const groups = new Set(['Terrier', 'Hound', 'Retriever', 'Spaniel', 'Setter', 'Cur', 'Coonhound']);
const isGroup = (breed: Breed | undefined) => breed !== undefined && groups.has(breed.name);

const mostSegments = 3;

/** Splits the words into the fewest names of breeds, at least two; null if some word is in none. */
function segmentsOf(words: readonly string[], species?: Species, most = mostSegments): Breed[] | null {
  if (words.length < 2 || most < 2) return null;
  for (let length = words.length - 1; length > 0; length--) {
    const first = knownExactly(words.slice(0, length), species);
    const rest = words.slice(length);
    const last = first && knownExactly(rest, species);
    if (first && last) return repeats(first, rest) ? [first] : [first, last];
  }
  for (let length = words.length - 2; length > 0; length--) {
    const first = knownExactly(words.slice(0, length), species);
    const rest = first && segmentsOf(words.slice(length), species, most - 1);
    if (first && rest) return [first, ...rest];
  }
  return null;
}

/** "frenchie bulldog", "aussie shepherd dog": the words only say again what kind the first one is. */
const repeats = ({ name }: Breed, words: readonly string[]): boolean => {
  const meant = breedWords(name);
  return words.every(
    (word) =>
      word === 'dog' ||
      meant.some((one) => editDistance(word, one, forgivenSlips(one.length)) <= forgivenSlips(one.length)),
  );
};

function knownExactly(words: readonly string[], species?: Species): Breed | null {
  const breed = exactly(words.join(' '), species) ?? nickname(words, species);
  return breed && !isUnknown(breed) ? breed : null;
}

/** "toy yorkie": a size that the breed does not come in says nothing. */
function nickname(words: readonly string[], species?: Species): Breed | null {
  const bare = withoutSizes(words);
  return bare.length > 0 && bare.length < words.length ? exactly(bare.join(' '), species) : null;
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
  const all = [...written, ...undescribed];
  return (
    firstOf(undescribed, (words) => found(exactSpelling(words, species)?.breed, 'exact')) ??
    firstOf(all, (words) => inItsSize(words, exactSpelling(withoutSizes(words), species)?.breed, 'exact')) ??
    firstOf(all, (words) => corrected(words, species)) ??
    firstOf(all, (words) => {
      const meant = corrected(withoutSizes(words), species);
      return inItsSize(words, meant?.breed, meant?.how ?? 'spelling');
    })
  );
}

/** "mini weiner dog" is the breed in that size if it exists in it; other sizes ("teacup") are ignored. */
function inItsSize(
  words: readonly string[],
  meant: Breed | undefined,
  how: Recognition,
): RecognizedBreed | null {
  const bare = withoutSizes(words);
  if (!meant || bare.length === words.length) return null;
  const sized = sizeNames(words).map(
    (size) =>
      breedNamed(`${size} ${meant.name}`, meant.species) ??
      exactSpelling([size.toLowerCase(), ...bare], meant.species)?.breed,
  );
  return { breed: sized.find((candidate) => candidate !== undefined) ?? meant, how };
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
