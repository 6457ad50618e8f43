import type { Species } from '#contract/pets/pet-codes.ts';
import { recognizeBreed } from '#reference/breeds/recognize-breed.ts';

/** Sheets name the same few breeds again and again, and recognizing a misspelled one takes a millisecond. */
const known = new Map<string, { name: string; species: Species } | null>();
const mostKnown = 5000;

/** The breed that a text names, or null. */
export function recognizedBreed(text: string): { name: string; species: Species } | null {
  const key = text.toLowerCase();
  let breed = known.get(key);
  if (breed === undefined) {
    const found = text.length > 120 ? null : recognizeBreed(text)?.breed;
    breed = found ? { name: found.name, species: found.species } : null;
    if (known.size >= mostKnown) known.clear();
    known.set(key, breed);
  }
  return breed;
}
