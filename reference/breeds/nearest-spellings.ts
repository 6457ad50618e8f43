import type { Species } from '#contract/pet-codes.ts';
import type { Spelling } from './breed-index.ts';
import { letterBits, soundOf, spellingsFor } from './breed-index.ts';
import { editDistance } from './edit-distance.ts';

export interface NearSpelling {
  spelling: Spelling;
  /** Slips, and half a slip more when the first letter differs, which people rarely get wrong. */
  distance: number;
}

/**
 * The spellings at most `limit` slips from `run` (words run together), nearest first, then most popular,
 * one per breed. With `open`, the spelling may go on after what is written.
 */
export function nearestSpellings(
  run: string,
  limit: number,
  { species, open = false }: { species?: Species; open?: boolean } = {},
): NearSpelling[] {
  if (limit < 1) return [];
  const written = nearBySlips(run, limit, species, open);
  const near = written.length > 0 ? written : nearBySound(run, species);
  near.sort((one, other) => one.distance - other.distance || one.spelling.rank - other.spelling.rank);
  const seen = new Set<unknown>();
  return near.filter(({ spelling: { breed } }) => !seen.has(breed) && seen.add(breed));
}

function nearBySlips(
  run: string,
  limit: number,
  species: Species | undefined,
  open: boolean,
): NearSpelling[] {
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

const shortestSound = 5;

/** "sphyncks", "larbadudle": written by ear, at most one slip from how a breed sounds, and none where that is short. */
function nearBySound(run: string, species?: Species): NearSpelling[] {
  const sound = soundOf(run);
  if (sound.length < shortestSound) return [];
  return spellingsFor(species).flatMap((spelling) => {
    const distance = editDistance(sound, spelling.sound, 1);
    return distance > Math.min(1, sound.length - shortestSound) ? [] : [{ spelling, distance }];
  });
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
