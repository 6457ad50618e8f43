import { describe, expect, test } from 'vitest';
import type { Breed } from './breed.ts';
import { breedNamed } from './breed-index.ts';
import { crossesWith, crossOf, distinctBreeds, mixOf } from './cross-breeds.ts';

function dog(name: string): Breed {
  const breed = breedNamed(name, 'dog');
  if (!breed) throw new Error(`No ${name}`);
  return breed;
}

describe('crosses', () => {
  test('use a listed name if there is one, for every size of Poodle', () => {
    expect(crossOf([dog('Standard Poodle'), dog('Golden Retriever')]).name).toBe('Goldendoodle');
    expect(crossOf([dog('Golden Retriever'), dog('Poodle')])).toBe(dog('Goldendoodle'));
  });

  test('keep the size of the Poodle', () => {
    expect(crossOf([dog('Toy Poodle'), dog('Golden Retriever')])).toBe(dog('Mini Goldendoodle'));
    expect(crossOf([dog('Miniature Poodle'), dog('Airedale Terrier')])).toMatchObject({
      name: 'Mini Airedoodle',
      coat: 'curly',
      weight: { low: 14, high: 33 },
    });
    expect(crossOf([dog('Toy Poodle'), dog('Maltese')])).toBe(dog('Maltipoo'));
    expect(crossOf([dog('American Cocker Spaniel'), dog('Standard Poodle')])).toMatchObject({
      name: 'American Cocker Spaniel × Standard Poodle',
      weight: { low: 30, high: 50 },
    });
  });

  test('otherwise have weights between the parents’ and the coat that is more work', () => {
    expect(crossOf([dog('Boxer'), dog('Akita')])).toEqual({
      name: 'Boxer × Akita',
      species: 'dog',
      coat: 'double',
      weight: { low: 60, high: 105 },
      aliases: [],
      parents: ['Boxer', 'Akita'],
    });
  });

  test('with one known parent are a mix with wider weights', () => {
    expect(mixOf(dog('Chow Chow'))).toMatchObject({ name: 'Chow Chow mix', weight: { low: 36, high: 84 } });
    expect(mixOf(dog('Toy Poodle'))).toMatchObject({ name: 'Toy Poodle mix', weight: { low: 3, high: 10 } });
    expect(mixOf(dog('Poodle')).name).toBe('Poodle mix');
    expect(mixOf(dog('Mixed breed, small'))).toBe(dog('Mixed breed, small'));
  });

  test('ignore unknown parts, repeated sizes of a breed, and groups beside their breeds', () => {
    const parts = ['Mixed breed', 'Toy Poodle', 'Standard Poodle', 'Retriever', 'Golden Retriever'].map(dog);
    expect(distinctBreeds(parts).map(({ name }) => name)).toEqual(['Standard Poodle', 'Golden Retriever']);
  });

  test('are listed by parent', () => {
    expect(crossesWith(dog('Miniature Poodle')).length).toBeGreaterThan(30);
    expect(crossesWith(dog('Pug')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Puggle', 'Chug']),
    );
  });
});
