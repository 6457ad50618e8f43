import { expect, test } from 'vitest';
import { breeds } from './breeds/breeds.ts';
import { unlikelyFacts } from './unlikely-pets.ts';

const paths = (given: Partial<Parameters<typeof unlikelyFacts>[0]>) =>
  unlikelyFacts({ species: 'dog', breed: null, weight: null, age: null, ...given }).map(({ path }) => path);

test.each([
  [{ breed: 'Chihuahua', weight: 180 }, ['weight']],
  [{ breed: 'chiuaua', weight: 60 }, ['weight']],
  [{ age: 51 }, ['age']],
  [{ species: 'cat', weight: 250 }, ['weight']],
  [{ breed: 'Persian' }, ['breed']],
  [{ species: 'cat', breed: 'Beagle' }, ['breed']],
  [{ species: 'guinea_pig', weight: 20, age: 25 }, ['weight', 'age']],
  [{ breed: 'Chihuahua', weight: 14 }, []],
  [{ breed: 'Beagle', weight: 55 }, []],
  [{ breed: 'Mixed breed', weight: 130 }, []],
  [{ breed: 'purple hippo', weight: 90, age: 17 }, []],
  [{ species: 'other', breed: 'Parrot', age: 55 }, []],
] as const)('of %j the owner is asked about %j', (pet, asked) => {
  expect(paths(pet)).toEqual(asked);
});

test('no breed of the list is asked about at its usual weight', () => {
  const odd = breeds.filter(
    ({ species, name, weight }) => paths({ species, breed: name, weight: weight.high }).length > 0,
  );
  expect(odd.map(({ name }) => name)).toEqual([]);
});
