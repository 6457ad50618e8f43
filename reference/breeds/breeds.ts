import type { Breed } from './breed.ts';
import { readBreedTable } from './breed.ts';
import { cats } from './cats.ts';
import { crosses, mixes } from './crosses.ts';
import { dogsAToB } from './dogs-a-b.ts';
import { dogsCToE } from './dogs-c-e.ts';
import { dogsFToK } from './dogs-f-k.ts';
import { dogsLToP } from './dogs-l-p.ts';
import { dogsQToZ } from './dogs-q-z.ts';
import { ferrets, goats, guineaPigs, horses, others, pigs, rabbits } from './other-species.ts';

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
