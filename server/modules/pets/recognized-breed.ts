import { createHash } from 'node:crypto';
import type { Species } from '#contract/pets/pet-codes.ts';
import { breeds } from '#reference/breeds/breeds.ts';
import { recognitionRules, recognizeBreed } from '#reference/breeds/recognize-breed.ts';
import { usualSize } from '#reference/sizes.ts';

/** Names the list of breeds and the rules, so that pets are read again when either changes. */
export const breedRules = createHash('sha256')
  .update(JSON.stringify([recognitionRules, breeds]))
  .digest('hex')
  .slice(0, 16);

type Written = { species: Species; breed: string | null; breedAsWritten: boolean };

/** What the words for a breed are read as, unless the owner keeps the words alone. */
export function readBreed({ species, breed, breedAsWritten }: Written) {
  const meant = breed && !breedAsWritten ? recognizeBreed(breed, { species })?.breed : undefined;
  return {
    columns: { recognizedBreed: meant?.name ?? null, breedAsWritten, breedRules },
    coat: meant?.coat ?? null,
    size: meant ? usualSize(meant.weight) : undefined,
  };
}
