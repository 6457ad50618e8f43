import type { Platform } from '#server/platform/platform.ts';
import { findOtherwiseRead, setRecognizedBreeds } from './pets.queries.ts';
import { breedRules, readBreed } from './recognized-breed.ts';

const atOnce = 200;

/** Reads the breeds again that other rules or an earlier list have read. */
export async function recognizeBreeds({ sql }: Platform): Promise<void> {
  for (;;) {
    const pets = await findOtherwiseRead(sql, breedRules, atOnce);
    if (pets.length > 0)
      await setRecognizedBreeds(
        sql,
        breedRules,
        pets.map((pet) => ({ ...pet, recognized: readBreed(pet).columns.recognizedBreed })),
      );
    if (pets.length < atOnce) return;
  }
}
