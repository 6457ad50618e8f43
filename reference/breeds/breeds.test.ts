import { speciesCodes } from '#contract/pets/pet-codes.ts';
import { describe, expect, test } from 'vitest';
import { usualSize } from '../sizes.ts';
import { breedWords } from './breed-text.ts';
import { readBreedTable } from './breed.ts';
import { breedNamed } from './breed-index.ts';
import { breeds } from './breeds.ts';
import { popularBreeds } from './tables/popular.ts';
import { priceClass } from './price-classes.ts';

describe('the list of breeds', () => {
  test('holds at least 350 pure dog breeds, 100 crosses and 70 cat breeds', () => {
    const dogs = breeds.filter(({ species }) => species === 'dog');
    const crosses = dogs.filter(
      ({ name, parents }) => parents.length > 0 || / mix$|^Mixed|^Mini .*doodle$/.test(name),
    );
    expect(crosses.length).toBeGreaterThanOrEqual(100);
    expect(dogs.length - crosses.length).toBeGreaterThanOrEqual(350);
    expect(breeds.filter(({ species }) => species === 'cat').length).toBeGreaterThanOrEqual(70);
  });

  test('has breeds for every species', () => {
    const without = speciesCodes.filter((code) => !breeds.some(({ species }) => species === code));
    expect(without).toEqual([]);
  });

  test('has no spelling twice within a species', () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const { species, name, aliases } of breeds) {
      for (const shown of [name, ...aliases]) {
        const words = breedWords(shown);
        for (const key of new Set([words.join(''), words.toSorted().join(' ')])) {
          const owner = owners.get(`${species} ${key}`);
          if (owner !== undefined) clashes.push(`${shown} (${name}) is ${owner}`);
          owners.set(`${species} ${key}`, `${shown} (${name})`);
        }
      }
    }
    expect(clashes).toEqual([]);
  });

  test('lists both parents of every cross, and every popular breed', () => {
    const parents = breeds.flatMap((cross) => cross.parents.map((name) => [name, cross.species] as const));
    const popular = speciesCodes.flatMap((code) =>
      (popularBreeds[code] ?? []).map((name) => [name, code] as const),
    );
    const missing = [...parents, ...popular].filter(([name, species]) => !breedNamed(name, species));
    expect(missing).toEqual([]);
    expect(breeds.filter(({ parents }) => parents.length === 1)).toEqual([]);
  });

  test.each([
    ['Chihuahua', 'dog', 'smooth', 'small'],
    ['Goldendoodle', 'dog', 'curly', 'medium'],
    ['Golden Retriever', 'dog', 'double', 'large'],
    ['Great Dane', 'dog', 'smooth', 'extra_large'],
    ['Miniature Schnauzer', 'dog', 'wire', 'small'],
    ['Komondor', 'dog', 'corded', 'extra_large'],
    ['Standard Xoloitzcuintli', 'dog', 'hairless', 'medium'],
    ['Xoloitzcuintli', 'dog', 'hairless', undefined],
    ['Poodle', 'dog', 'curly', undefined],
    ['Schnauzer', 'dog', 'wire', undefined],
    ['American Eskimo Dog', 'dog', 'double', undefined],
    ['Wetterhoun', 'dog', 'curly', 'large'],
    ['Pug', 'dog', 'short_double', 'small'],
    ['Maine Coon', 'cat', 'long', 'small'],
    ['Devon Rex', 'cat', 'rex', 'small'],
  ] as const)('%s is a %s with a %s coat, %s', (name, species, coat, size) => {
    const breed = breedNamed(name, species);
    expect(breed?.coat).toBe(coat);
    expect(breed && usualSize(breed.weight)).toBe(size);
  });

  test.each([
    ['Wetterhoun', 50, 75],
    ['Pyrenean Mastiff', 120, 240],
    ['Slovak Wirehaired Pointer', 50, 65],
  ])('a %s weighs %d to %d pounds', (name, low, high) => {
    expect(breedNamed(name, 'dog')?.weight).toEqual({ low, high });
  });

  test.each([
    ['Border Collie Smooth Coat', 'short_double'],
    ['Chow Chow Smooth Coat', 'short_double'],
    ['Saint Bernard Smooth Coat', 'short_double'],
    ['Brussels Griffon Smooth Coat', 'smooth'],
    ['Mastiff', 'short_double'],
  ])('a %s has a %s coat', (name, coat) => {
    expect(breedNamed(name, 'dog')?.coat).toBe(coat);
  });

  test.each(['Poodle', 'Schnauzer', 'American Eskimo Dog', 'Xoloitzcuintli', 'Peruvian Inca Orchid'])(
    'the size of a %s has to be asked for',
    (name) => {
      const breed = breedNamed(name, 'dog');
      expect(breed && usualSize(breed.weight)).toBeUndefined();
      expect(priceClass({ species: 'dog', breed: name })).toBeUndefined();
    },
  );

  test.each(['Nobody | smooth', 'Nobody | fluffy | 3-4 |', 'Nobody | smooth | 9-4 |', '| smooth | 3-4 |'])(
    'refuses the line "%s"',
    (line) => {
      expect(() => readBreedTable('dog', line)).toThrow('Unreadable breed');
    },
  );
});
