import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breeds } from './breeds.ts';
import { exactSpelling } from './breed-index.ts';
import { breedWords } from './breed-text.ts';
import { firstHoldout, secondHoldout, thirdHoldout } from './misspellings.cases.ts';
import { popularBreeds } from './tables/popular.ts';
import { recognizeBreed } from './recognize-breed.ts';
import { searchBreeds } from './search-breeds.ts';

function names(text: string, options?: Parameters<typeof searchBreeds>[1]): string[] {
  return searchBreeds(text, options).map(({ breed }) => breed.name);
}

describe('as owners write it', () => {
  test.each([
    ['first', firstHoldout, 200],
    ['second', secondHoldout, 100],
    ['third', thirdHoldout, 150],
  ] as const)('at least 95 %% of the %s holdout are offered first', (_, holdout, atLeast) => {
    const wrong = holdout.flatMap(([species, written, meant]) => {
      const [first] = names(written, { species, limit: 1 });
      return first === meant ? [] : [`${written}: ${first}, not ${meant}`];
    });
    expect(holdout.length).toBeGreaterThanOrEqual(atLeast);
    expect(wrong.length / holdout.length, wrong.join('; ')).toBeLessThanOrEqual(0.05);
  });

  test('no holdout spelling is listed, and every expected breed is', () => {
    const all = [...firstHoldout, ...secondHoldout, ...thirdHoldout];
    const listed = all.filter(([species, written]) => exactSpelling(breedWords(written), species));
    const unknown = all.filter(
      ([species, , meant]) => !exactSpelling(breedWords(meant.replace(/ mix$/, '')), species),
    );
    expect([listed, unknown]).toEqual([[], []]);
  });

  test.each([
    ['mini weiner dog', 'Miniature Dachshund'],
    ['teacup yorkee', 'Yorkshire Terrier'],
    ['pugs', 'Pug'],
    ['king charles caviler spaniel', 'Cavalier King Charles Spaniel'],
    ['golden retriever puppy', 'Golden Retriever'],
    ['golden retreaver red puppy', 'Golden Retriever'],
    ['shetland sheep dog sheltie', 'Shetland Sheepdog'],
    ['ridge back rhodesian', 'Rhodesian Ridgeback'],
  ])('"%s" offers %s first', (text, name) => {
    expect(names(text, { species: 'dog' })[0]).toBe(name);
  });
});

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

  test('"poodle" returns every size, popular ones first, and the mix', () => {
    expect(names('poodle', { limit: 6 })).toEqual(
      expect.arrayContaining(['Poodle', 'Standard Poodle', 'Miniature Poodle', 'Toy Poodle', 'Poodle mix']),
    );
  });

  test('"poodle mix" is followed by the best known crosses', () => {
    expect(names('poodle mix', { limit: 5 })).toEqual([
      'Poodle mix',
      'Goldendoodle',
      'Labradoodle',
      'Cavapoo',
      'Maltipoo',
    ]);
  });

  test('returns the alias that matched, and how', () => {
    expect(searchBreeds('westie')[0]).toMatchObject({ matched: 'Westie', how: 'exact' });
    expect(searchBreeds('westi', { limit: 1 })[0]).toMatchObject({ matched: 'Westie', how: 'prefix' });
    expect(searchBreeds('wheaten terrior')[0]).toMatchObject({ how: 'spelling' });
  });

  test('a miniature goat is ambiguous: two breeds are small', () => {
    expect(recognizeBreed('Miniature', { species: 'goat' })).toBeNull();
    expect(names('Miniature', { species: 'goat' }).toSorted()).toEqual(['Nigerian Dwarf Goat', 'Pygmy Goat']);
  });

  test('returns only breeds of the species', () => {
    expect(names('unknown', { species: 'cat' })).toEqual(['Domestic Shorthair']);
    expect(names('lop', { species: 'rabbit' })).toContain('Holland Lop');
    expect(names('labrador', { species: 'cat' })).toEqual([]);
  });

  test('returns the popular breeds of the species for empty text', () => {
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

  test('accepts any text, and returns at most `limit` breeds without duplicates', () => {
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

  test.each([
    ['sphyncks', 'cat', 'Sphynx'],
    ['larbadudle', 'dog', 'Labradoodle'],
    ['ausseedudle', 'dog', 'Aussiedoodle'],
    ['rotwyler', 'dog', 'Rottweiler'],
    ['dockshund', 'dog', 'Dachshund'],
    ['shuwawa', 'dog', 'Chihuahua'],
    ['wimeraner', 'dog', 'Weimaraner'],
    ['pomeranyen', 'dog', 'Pomeranian'],
    ['kavapoo', 'dog', 'Cavapoo'],
    ['mane koon', 'cat', 'Maine Coon'],
    ['devon recks', 'cat', 'Devon Rex'],
  ] as const)('"%s" (%s), written by ear, offers %s first', (text, species, name) => {
    expect(names(text, { species })[0]).toBe(name);
  });

  test('a missing, doubled, swapped or changed letter still ranks a popular breed first', () => {
    const slips = (['dog', 'cat'] as const)
      .flatMap((species) => (popularBreeds[species] ?? []).map((name) => ({ species, name })))
      .filter(({ name }) => name.length >= 5)
      .flatMap(({ species, name }) => misspellings(name).map((text) => ({ species, name, text })))
      .filter((_, index) => index % 7 === 0);
    const right = slips.filter(({ species, name, text }) => names(text, { species, limit: 1 })[0] === name);
    expect(right.length / slips.length).toBeGreaterThan(0.97);
  });
});

function misspellings(name: string): string[] {
  return Array.from({ length: name.length - 2 }, (_, index) => index + 1).flatMap((at) => {
    const [before, letter, next, after] = [
      name.slice(0, at),
      name.charAt(at),
      name.charAt(at + 1),
      name.slice(at + 2),
    ];
    const vowel = letter === 'e' ? 'a' : 'e';
    return [
      before + next + after,
      before + letter + letter + next + after,
      before + next + letter + after,
      before + vowel + next + after,
    ].filter((text) => text !== name);
  });
}
