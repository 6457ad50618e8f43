import { describe, expect, test } from 'vitest';
import { sizeCodes } from '#contract/pets/pet-codes.ts';
import type { Size } from '#contract/pets/pet-codes.ts';
import { sizeForWeight } from '../sizes.ts';
import { breedNamed } from './breed-index.ts';
import { chargedAs, priceClass } from './price-classes.ts';

const rank = (size: Size) => sizeCodes.indexOf(size);

describe('price classes', () => {
  test('name breeds of the list, none below the weight of its smallest, none more than one size above its biggest', () => {
    const odd = Object.entries(chargedAs).filter(([name, charged]) => {
      const weight = breedNamed(name, 'dog')?.weight;
      return (
        !weight ||
        rank(charged) < rank(sizeForWeight(weight.low)) ||
        rank(charged) > rank(sizeForWeight(weight.high)) + 1
      );
    });
    expect(odd).toEqual([]);
  });

  test.each([
    ['Standard Poodle', undefined, 'large'],
    ['Goldendoodle', 'medium', 'large'],
    ['Goldendoodle', 'extra_large', 'extra_large'],
    ['Goldendoodle', 'small', 'small'],
    ['Airedale Terrier mix', 'medium', 'large'],
    ['Boxer × Samoyed', 'medium', 'large'],
    ['Border Collie', 'medium', 'medium'],
    ['Border Collie', undefined, undefined],
    ['Fluffy', 'small', 'small'],
    [null, 'large', 'large'],
  ] as const)('%s of size %s is charged as %s', (breed, size, charged) => {
    expect(priceClass({ species: 'dog', breed, size })).toBe(charged);
  });

  test('do not apply to cats', () => {
    expect(priceClass({ species: 'cat', breed: 'Samoyed', size: 'small' })).toBe('small');
  });
});
