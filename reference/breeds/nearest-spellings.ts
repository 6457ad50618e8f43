import type { Species } from '#contract/pets/pet-codes.ts';
import type { Breed } from './breed.ts';
import type { Spelling } from './breed-index.ts';
import {
  consonantsOf,
  letterBits,
  runTogether,
  sortedTogether,
  soundOf,
  spellingsFor,
} from './breed-index.ts';
import { editDistance } from '#reference/text/edit-distance.ts';

export interface NearSpelling {
  spelling: Spelling;
  /** The number of slips, plus half a slip if the first letter differs, which people rarely get wrong. */
  distance: number;
}

/** Popular breeds come first among equally near ones. */
export function nearestFirst(one: NearSpelling, other: NearSpelling): number {
  return one.distance - other.distance || one.spelling.rank - other.spelling.rank;
}

type Options = { species?: Species; open?: boolean };

/** The number of slips allowed in a text of this length. */
export function forgivenSlips(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

/**
 * The spellings within `limit` slips, joined or in any order, nearest first, then most popular, one per
 * breed; phonetic matches if none is near. With `open`, the spelling may be longer than the text.
 */
export function nearestSpellings(
  words: readonly string[],
  limit: number,
  options: Options = {},
): NearSpelling[] {
  if (limit < 1) return [];
  const run = runTogether(words);
  const written = nearBySlips(run, limit, options);
  const near =
    written.length > 0 ? written : [...nearInAnyOrder(words, limit, options), ...nearBySound(run, options)];
  near.sort(nearestFirst);
  const seen = new Set<unknown>();
  return near.filter(({ spelling: { breed } }) => !seen.has(breed) && seen.add(breed));
}

function nearBySlips(run: string, limit: number, { species, open = false }: Options): NearSpelling[] {
  const letters = letterBits(run);
  const near: NearSpelling[] = [];
  for (const spelling of spellingsFor(species)) {
    if (lettersApart(letters, spelling.letters) > limit) continue;
    const slips = editDistance(run, spelling.run, limit, open);
    if (slips > limit) continue;
    near.push({ spelling, distance: slips + (spelling.run[0] === run[0] ? 0 : 0.5) });
  }
  return near;
}

/** "king charles caviler spaniel": misspelled, with the words in another order. */
function nearInAnyOrder(words: readonly string[], limit: number, { species }: Options): NearSpelling[] {
  if (words.length < 2) return [];
  const sorted = sortedTogether(words);
  return spellingsFor(species).flatMap((spelling) => {
    if (spelling.words.length !== words.length) return [];
    const distance = editDistance(sorted, spelling.sorted, limit);
    return distance > limit ? [] : [{ spelling, distance }];
  });
}

const shortestSound = 4;
const shortestSoundWithSlip = 6;

/** "sphyncks", "larbadudle": phonetic matches with at most one slip, and none in short words. */
function nearBySound(run: string, { species }: Options): NearSpelling[] {
  const sound = soundOf(run);
  if (sound.length < shortestSound) return [];
  const limit = sound.length < shortestSoundWithSlip ? 0 : 1;
  return spellingsFor(species).flatMap((spelling) => {
    const distance = editDistance(sound, spelling.sound, limit);
    return distance > limit ? [] : [{ spelling, distance }];
  });
}

const fewestConsonants = 4;

/** "datsun", "newfinland": matches by consonants, with slips only in long words. The search's last resort. */
export function nearestByConsonants(run: string, species?: Species): NearSpelling[] {
  const consonants = consonantsOf(soundOf(run));
  if (consonants.length < fewestConsonants) return [];
  const limit = consonants.length < shortestSoundWithSlip ? 0 : 1;
  return spellingsFor(species)
    .flatMap((spelling) => {
      const distance = editDistance(consonants, spelling.consonants, limit);
      return distance > limit ? [] : [{ spelling, distance }];
    })
    .toSorted(nearestFirst);
}

/**
 * "westie terrior", "ridge back rhodesian": the breeds that share words with a text that no single name is near. A
 * word counts by how few breeds have it, and neighbors also count as one word.
 */
export function nearestByWords(words: readonly string[], species?: Species): NearSpelling[] {
  const shared = new Map<Breed, NearSpelling>();
  for (const written of [...words, ...neighborsJoined(words)]) {
    const limit = forgivenSlips(written.length);
    for (const [word, having] of breedsHavingWord(species)) {
      if (word.length < 4 || editDistance(written, word, limit) > limit) continue;
      for (const [breed, spelling] of having) {
        const distance = (shared.get(breed)?.distance ?? 0) - 1 / having.size;
        shared.set(breed, { spelling, distance });
      }
    }
  }
  return [...shared.values()].toSorted(nearestFirst);
}

type HavingWord = ReadonlyMap<string, ReadonlyMap<Breed, Spelling>>;
const havingWord = new Map<Species | undefined, HavingWord>();

/** The breeds that have each word in their names. They are collected at the first search that needs them. */
function breedsHavingWord(species?: Species): HavingWord {
  const kept = havingWord.get(species);
  if (kept) return kept;
  const collected = new Map<string, Map<Breed, Spelling>>();
  for (const spelling of spellingsFor(species)) {
    for (const word of spelling.words) {
      const breeds = collected.get(word) ?? new Map<Breed, Spelling>();
      if (!breeds.has(spelling.breed)) breeds.set(spelling.breed, spelling);
      collected.set(word, breeds);
    }
  }
  havingWord.set(species, collected);
  return collected;
}

function neighborsJoined(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}

/** The number of letters in one word that are missing in the other: each costs a slip. */
function lettersApart(written: number, meant: number): number {
  let extra = written & ~meant;
  let count = 0;
  while (extra) {
    extra &= extra - 1;
    count++;
  }
  return count;
}
