import type { Breed } from './breed.ts';
import { readBreedTable } from './breed.ts';
import { cats } from './tables/cats.ts';
import { crosses, mixes } from './tables/crosses.ts';
import { dogsAToB } from './tables/dogs-a-b.ts';
import { dogsCToE } from './tables/dogs-c-e.ts';
import { dogsFToK } from './tables/dogs-f-k.ts';
import { dogsLToP } from './tables/dogs-l-p.ts';
import { dogsQToZ } from './tables/dogs-q-z.ts';
import { ferrets, goats, guineaPigs, horses, others, pigs, rabbits } from './tables/other-species.ts';

/**
 * Every breed, cross and mix that the search offers. About 15 kB compressed, so the web loads it on demand.
 */
export const breeds: readonly Breed[] = [
  ...[dogsAToB, dogsCToE, dogsFToK, dogsLToP, dogsQToZ, crosses, mixes].flatMap((table) =>
    readBreedTable('dog', table),
  ),
  ...readBreedTable('cat', cats),
  ...readBreedTable('rabbit', rabbits),
  ...readBreedTable('guinea_pig', guineaPigs),
  ...readBreedTable('ferret', ferrets),
  ...readBreedTable('goat', goats),
  ...readBreedTable('pig', pigs),
  ...readBreedTable('horse', horses),
  ...readBreedTable('other', others),
];
