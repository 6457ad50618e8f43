import type { Species } from '#contract/pet-codes.ts';
import type { Spelling } from './breed-index.ts';
import {
  consonantsOf,
  letterBits,
  runTogether,
  sortedTogether,
  soundOf,
  spellingsFor,
} from './breed-index.ts';
import { editDistance } from './edit-distance.ts';

export interface NearSpelling {
  spelling: Spelling;
  /** Slips, and half a slip more when the first letter differs, which people rarely get wrong. */
  distance: number;
}

type Options = { species?: Species; open?: boolean };

/**
 * The spellings at most `limit` slips from these words, run together or in any order, nearest first, then most popular, one per
 * breed; by ear where no letters are near. With `open`, the spelling may go on after what is written.
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
  near.sort((one, other) => one.distance - other.distance || one.spelling.rank - other.spelling.rank);
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

/** "king charles caviler spaniel": misspelt, and the words in another order than in the name. */
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

/** "sphyncks", "larbadudle": written by ear, at most one slip from how a breed sounds, and none where that is short. */
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

/** "datsun", "newfinland": the consonants are right, or nearly where there are many. The last resort of a search. */
export function nearestByConsonants(run: string, species?: Species): NearSpelling[] {
  const consonants = consonantsOf(soundOf(run));
  if (consonants.length < fewestConsonants) return [];
  const limit = consonants.length < shortestSoundWithSlip ? 0 : 1;
  return spellingsFor(species)
    .flatMap((spelling) => {
      const distance = editDistance(consonants, spelling.consonants, limit);
      return distance > limit ? [] : [{ spelling, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance || one.spelling.rank - other.spelling.rank);
}

/** How many letters occur in what is written and not at all in what is meant: each costs a slip. */
function lettersApart(written: number, meant: number): number {
  let extra = written & ~meant;
  let count = 0;
  while (extra) {
    extra &= extra - 1;
    count++;
  }
  return count;
}
