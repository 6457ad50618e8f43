import { useEffect, useState } from 'react';
import type { recognizeBreed } from '#reference/breeds/recognize-breed.ts';
import type { searchBreeds } from '#reference/breeds/search-breeds.ts';

export type BreedBook = { searchBreeds: typeof searchBreeds; recognizeBreed: typeof recognizeBreed };

/** Loads the list of breeds when a field for one is mounted. */
export function useBreedBook(): BreedBook | undefined {
  const [book, setBook] = useState<BreedBook>();
  useEffect(() => {
    let stays = true;
    const load = async () => {
      const [search, recognize] = await Promise.all([
        import('#reference/breeds/search-breeds.ts'),
        import('#reference/breeds/recognize-breed.ts'),
      ]);
      if (stays) setBook({ searchBreeds: search.searchBreeds, recognizeBreed: recognize.recognizeBreed });
    };
    // A breed can be typed even if the list fails to load.
    load().catch(() => undefined);
    return () => {
      stays = false;
    };
  }, []);
  return book;
}
