import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

/** A reference implementation without tables or limits. */
function plainDistance(one: string, other: string): number {
  if (!one || !other) return one.length + other.length;
  const swapped = one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0];
  return Math.min(
    plainDistance(one.slice(1), other) + 1,
    plainDistance(one, other.slice(1)) + 1,
    plainDistance(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1),
    swapped ? plainDistance(one.slice(2), other.slice(2)) + 1 : Infinity,
  );
}

describe('edit distance', () => {
  test.each([
    ['vizsla', 'viszla', 1],
    ['beagel', 'beagle', 1],
    ['labador', 'labrador', 1],
    ['boxer', 'boxer', 0],
    ['pug', 'husky', 4],
    ['asutni', 'austin', 2],
    ['albequerque', 'albuquerque', 1],
    ['', 'tx', 2],
  ])('%s is %s with %d slips', (written, meant, slips) => {
    expect(editDistance(written, meant, 9)).toBe(slips);
  });

  test('matches the reference implementation, up to the limit', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(short, short, fc.nat(6), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(Math.min(plainDistance(one, other), limit + 1));
      }),
    );
  });

  test('is symmetric', () => {
    fc.assert(
      fc.property(word, word, (one, other) => editDistance(one, other, 9) === editDistance(other, one, 9)),
    );
  });

  test('with `open` the rest of the word is free', () => {
    fc.assert(fc.property(word, word, (start, rest) => editDistance(start, start + rest, 3, true) === 0));
    expect(editDistance('goldner', 'goldenretriever', 3, true)).toBe(1);
  });

  test('of words longer than any before is the same as of their differing parts', () => {
    const long = 'wooly '.repeat(40);
    expect(editDistance(`${long}vizsla`, `${long}viszla`, 3)).toBe(1);
    expect(editDistance('pug', 'pgu', 3)).toBe(1);
  });
});
