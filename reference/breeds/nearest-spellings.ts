import type { Species } from '#contract/pet-codes.ts';
import type { Spelling } from './breed-index.ts';
import { letterBits, spellingsFor } from './breed-index.ts';
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
  const letters = letterBits(run);
  const near: NearSpelling[] = [];
  for (const spelling of spellingsFor(species)) {
    if (lettersApart(letters, spelling.letters) > limit) continue;
    const slips = editDistance(run, spelling.run, limit, open);
    if (slips > limit) continue;
    near.push({ spelling, distance: slips + (spelling.run[0] === run[0] ? 0 : 0.5) });
  }
  near.sort((one, other) => one.distance - other.distance || one.spelling.rank - other.spelling.rank);
  const seen = new Set<unknown>();
  return near.filter(({ spelling: { breed } }) => !seen.has(breed) && seen.add(breed));
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
