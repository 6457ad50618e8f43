import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breeds } from './breeds.ts';
import { cats, dogs, keptAsWritten } from './recognize-breed.cases.ts';
import { mended } from './mended.cases.ts';
import { registers } from './registers.cases.ts';
import { recognizeBreed } from './recognize-breed.ts';

describe('what people write', () => {
  test('is at least 200 messy inputs', () => {
    expect(dogs.length + cats.length + keptAsWritten.length).toBeGreaterThanOrEqual(200);
  });

  test.each(dogs)('dog "%s" is %s', (written, meant) => {
    expect(recognizeBreed(written, { species: 'dog' })?.breed.name).toBe(meant);
  });

  test.each([...registers, ...mended])('register "%s" is %s', (written, meant) => {
    expect(recognizeBreed(written, { species: 'dog' })?.breed.name).toBe(meant);
  });

  test.each(cats)('cat "%s" is %s', (written, meant) => {
    expect(recognizeBreed(written, { species: 'cat' })?.breed.name).toBe(meant);
  });

  test.each(keptAsWritten)('"%s" is kept as free text', (written) => {
    expect(recognizeBreed(written, { species: 'dog' })).toBeNull();
  });

  test('the name of another species’ breed is kept as free text', () => {
    expect(recognizeBreed('Persian', { species: 'dog' })).toBeNull();
    expect(recognizeBreed('Beagle', { species: 'cat' })).toBeNull();
  });

  test('returns how the breed was matched', () => {
    expect(recognizeBreed('Westie')?.how).toBe('exact');
    expect(recognizeBreed('GER SHEPHERD')?.how).toBe('abbreviation');
    expect(recognizeBreed('Beagel')?.how).toBe('spelling');
    expect(recognizeBreed('pug x beagle')?.how).toBe('cross');
  });

  test('recognizes every name regardless of case, spacing and punctuation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...breeds),
        fc.boolean(),
        fc.constantFrom(' ', '-', '  ', '.'),
        (breed, loud, gap) => {
          const text = ` ${breed.name.replaceAll(' ', gap)}`;
          const meant = recognizeBreed(loud ? text.toUpperCase() : text, { species: breed.species });
          expect(meant?.breed).toBe(breed);
        },
      ),
    );
  });

  test('with two swapped letters is nearly always found, and hardly ever as another breed', () => {
    const slips = breeds
      .filter(({ species, name }) => (species === 'dog' || species === 'cat') && name.length >= 8)
      .flatMap((breed) => swaps(breed.name).map((text) => ({ breed, text })));
    const meant = slips.map(({ breed, text }) => recognizeBreed(text, { species: breed.species })?.breed);
    const wrong = slips.filter(({ breed }, index) => meant[index] && meant[index] !== breed);
    const unfound = meant.filter((breed) => !breed);
    expect(unfound.length).toBeLessThan(slips.length / 1000);
    expect(wrong.length).toBeLessThan(slips.length / 1000);
  });
});

function swaps(name: string): string[] {
  return Array.from(
    { length: name.length - 1 },
    (_, at) => name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2),
  ).filter((swapped) => swapped !== name);
}
