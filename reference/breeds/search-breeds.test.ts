import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breeds } from './breeds.ts';
import { searchBreeds } from './search-breeds.ts';

function names(text: string, options?: Parameters<typeof searchBreeds>[1]): string[] {
  return searchBreeds(text, options).map(({ breed }) => breed.name);
}

describe('searching while typing', () => {
  test.each([
    ['lab', 'Labrador Retriever'],
    ['gold', 'Goldendoodle'],
    ['golden', 'Golden Retriever'],
    ['goldne ret', 'Golden Retriever'],
    ['shep', 'German Shepherd Dog'],
    ['german', 'German Shepherd Dog'],
    ['yorki', 'Yorkshire Terrier'],
    ['viszla', 'Vizsla'],
    ['Shit-Zu', 'Shih Tzu'],
    ['golden doodle', 'Goldendoodle'],
    ['Poodle, Toy', 'Toy Poodle'],
    ['Retreiver, Labador', 'Labrador Retriever'],
    ['lab x poodle', 'Labradoodle'],
    ['Boxer x Akita', 'Boxer × Akita'],
    ['poodle mix', 'Poodle mix'],
    ['doodle', 'Poodle mix'],
    ['unknown', 'Mixed breed'],
    ['main coon', 'Maine Coon'],
    ['lowchen', 'Löwchen'],
  ])('"%s" offers %s first', (text, name) => {
    expect(names(text)[0]).toBe(name);
  });

  test('"poodle" offers every size, popular ones first, and the mix', () => {
    expect(names('poodle', { limit: 6 })).toEqual(
      expect.arrayContaining(['Poodle', 'Standard Poodle', 'Miniature Poodle', 'Toy Poodle', 'Poodle mix']),
    );
  });

  test('"poodle mix" goes on with the best known crosses', () => {
    expect(names('poodle mix', { limit: 5 })).toEqual([
      'Poodle mix',
      'Goldendoodle',
      'Labradoodle',
      'Cavapoo',
      'Maltipoo',
    ]);
  });

  test('says which alias matched, and how', () => {
    expect(searchBreeds('westie')[0]).toMatchObject({ matched: 'Westie', how: 'exact' });
    expect(searchBreeds('westi', { limit: 1 })[0]).toMatchObject({ matched: 'Westie', how: 'prefix' });
    expect(searchBreeds('wheaten terrior')[0]).toMatchObject({ how: 'spelling' });
  });

  test('keeps to the species', () => {
    expect(names('unknown', { species: 'cat' })).toEqual(['Domestic Shorthair']);
    expect(names('lop', { species: 'rabbit' })).toContain('Holland Lop');
    expect(names('labrador', { species: 'cat' })).toEqual([]);
  });

  test('offers the popular breeds of the species before anything is written', () => {
    expect(names('  ', { limit: 3 })).toEqual(['Mixed breed', 'Goldendoodle', 'Labrador Retriever']);
    expect(names('', { species: 'cat', limit: 1 })).toEqual(['Domestic Shorthair']);
    expect(names('', { species: 'goat' })).toEqual([]);
  });

  test('finds every breed by each of its names', () => {
    const lost = breeds.flatMap(({ species, name, aliases }) =>
      [name, ...aliases].filter((shown) => names(shown, { species, limit: 1 })[0] !== name),
    );
    expect(lost).toEqual([]);
  });

  test('takes any text whatever, and answers at most as many as asked, none twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.integer({ min: 1, max: 20 }),
        (text, limit) => {
          const found = searchBreeds(text, { limit }).map(({ breed }) => `${breed.species} ${breed.name}`);
          expect(found.length).toBeLessThanOrEqual(limit);
          expect(new Set(found).size).toBe(found.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  test.each(['s', 'labrador retreiver', 'german shepard x chow chow', 'xqzt wkjv brmpf'])(
    'answers "%s" in under 2 ms',
    (text) => {
      const times = Array.from({ length: 51 }, () => {
        const start = performance.now();
        searchBreeds(text);
        return performance.now() - start;
      });
      expect(times.toSorted((one, other) => one - other)[25]).toBeLessThan(2);
    },
  );
});
